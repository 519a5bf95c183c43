import { timingSafeEqual } from "node:crypto";

/** Compares two signatures in a time that tells nothing of them. */
export function isSameSignature(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
