import { acceptedEncodings } from "../accepted-encodings.ts";

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
  const wish = acceptedEncodings(header);
  if (wish("br") > 0 && wish("br") >= wish("gzip")) return "br";
  return wish("gzip") > 0 || wish("x-gzip") > 0 ? "gzip" : "identity";
}
