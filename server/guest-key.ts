import { createHash, randomBytes } from "node:crypto";

/** 128 random bits for the link to a guest's own booking; whoever has them can see it. */
export function newGuestKey(): string {
  return randomBytes(16).toString("base64url");
}

/** The stored hash of a key; the key itself is only in the link. */
export function guestKeyHash(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
