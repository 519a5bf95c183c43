import { randomInt } from "node:crypto";

// Without letters and digits that sound or look alike over a bad line (0 O, 1 I L, 5 S, 8 B).
const alphabet = "234679ACDEFGHJKMNPQRTUVWXYZ";

/** A reference a guest can read over the phone: a prefix for the kind of request, a hyphen and six characters. */
export function newReference(prefix: string): string {
  const characters = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]);
  return `${prefix}-${characters.join("")}`;
}
