const mostParts = 20;

/** Reads an Accept-Encoding header: returns a function from an encoding to its quality, from 0 (refused) to 1. */
export function acceptedEncodings(header: string): (encoding: string) => number {
  const accepted = new Map<string, number>();
  for (const part of header.toLowerCase().split(",").slice(0, mostParts)) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((text) => /^q\s*=/.test(text))?.replace(/^q\s*=\s*/, "");
    accepted.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const any = accepted.get("*") ?? 0;
  return (encoding) => accepted.get(encoding) ?? any;
}
