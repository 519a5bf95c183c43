import { acceptedEncodings } from "../accepted-encodings.ts";

export type Encoding = "br" | "gzip" | "identity";

const mostCached = 200;
const cached = new Map<string, Encoding>();

/** The encoding of a reply by the request's Accept-Encoding header; `identity` when it accepts none of ours. */
export function wantedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const before = cached.get(header);
  if (before) return before;
  const encoding = readEncoding(header);
  // Browsers send only a handful of different ones.
  if (cached.size >= mostCached) cached.clear();
  if (header.length < 100) cached.set(header, encoding);
  return encoding;
}

function readEncoding(header: string): Encoding {
  const qualityOf = acceptedEncodings(header);
  if (qualityOf("br") > 0 && qualityOf("br") >= qualityOf("gzip")) return "br";
  return qualityOf("gzip") > 0 || qualityOf("x-gzip") > 0 ? "gzip" : "identity";
}
