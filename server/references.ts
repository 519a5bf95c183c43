import { randomInt } from "node:crypto";

// Without letters and digits that sound or look alike over a bad line (0 O, 1 I L, 5 S, 8 B).
const alphabet = "234679ACDEFGHJKMNPQRTUVWXYZ";

/** Hotel bookings, cab bookings, package enquiries and queries. */
export type ReferencePrefix = "CO" | "CAB" | "PKG" | "QRY";

/** A reference a guest can read over the phone: the prefix, a hyphen and six characters. */
export function newReference(prefix: ReferencePrefix): string {
  const characters = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]);
  return `${prefix}-${characters.join("")}`;
}
