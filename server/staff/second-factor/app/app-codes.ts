import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

// RFC 6238 with the parameters of all apps. The previous and the next code are accepted too, because clocks differ.
const period = 30;
const digits = 6;
const window = 1;
const secretBytes = 20;

/** A new secret of 160 bits, in base32. */
export function newAppSecret(): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer }).base32;
}

/** The 30-second step, at or next to `now`, whose code this is; null when it matches none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

/** The `otpauth:` URL for an app's QR code: the secret, and the names that the app shows. */
export function appAddress(secret: string, issuer: string, label: string): string {
  return totp(secret, issuer, label).toString();
}

function totp(secret: string, issuer = "", label = ""): TOTP {
  return new TOTP({ issuer, label, algorithm: "SHA1", digits, period, secret: Secret.fromBase32(secret) });
}
