import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

// RFC 6238 as every app knows it. The code before and the one after count too: clocks differ, and people type.
const period = 30;
const digits = 6;
const window = 1;
const secretBytes = 20;

/** A new secret of 160 bits, in base32 as apps take it. */
export function newAppSecret(): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer }).base32;
}

/** The half minute whose code this is, around `now`; null when it is none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

/** What the QR code of an app says: the secret, and how the app names it. */
export function appAddress(secret: string, issuer: string, label: string): string {
  return totp(secret, issuer, label).toString();
}

function totp(secret: string, issuer = "", label = ""): TOTP {
  return new TOTP({ issuer, label, algorithm: "SHA1", digits, period, secret: Secret.fromBase32(secret) });
}
