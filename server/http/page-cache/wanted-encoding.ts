export type Encoding = "br" | "gzip" | "identity";

const mostKnown = 200;
const known = new Map<string, Encoding>();

/** The encoding to reply in, of those that an Accept-Encoding header accepts; plain when it accepts none of ours. */
export function wantedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const before = known.get(header);
  if (before) return before;
  const encoding = readEncoding(header);
  // Browsers send a handful of different ones.
  if (known.size >= mostKnown) known.clear();
  if (header.length < 100) known.set(header, encoding);
  return encoding;
}

function readEncoding(header: string): Encoding {
  const accepted = new Map<string, number>();
  for (const part of header.toLowerCase().split(",").slice(0, 20)) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith("q="))?.slice(2);
    accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const any = accepted.get("*") ?? 0;
  const of = (name: string) => accepted.get(name) ?? any;
  if (of("br") > 0 && of("br") >= of("gzip")) return "br";
  return of("gzip") > 0 || accepted.get("x-gzip") ? "gzip" : "identity";
}
