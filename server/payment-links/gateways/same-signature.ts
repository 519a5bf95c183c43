import { timingSafeEqual } from "node:crypto";

/** Compares two signatures in constant time. */
export function isSameSignature(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
