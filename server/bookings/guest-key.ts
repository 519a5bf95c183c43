import { randomBytes } from "node:crypto";

/** 128 random bits for the link to a guest's own booking. */
export function newGuestKey(): string {
  return randomBytes(16).toString("base64url");
}
