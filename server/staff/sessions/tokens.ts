import { createHash, randomBytes } from "node:crypto";

/** A random 256-bit token for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token; the token itself is only in the visitor's browser. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
