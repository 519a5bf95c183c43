import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const sealedMark = "sealed:";
const plainMark = "plain:";
const nonceBytes = 12;
const tagBytes = 16;

/** The purpose of a secret, from which its key is derived, and its owner, to whom it is bound. */
export type SealContext = { purpose: string; owner: string };

/** Encrypts a secret with the server's key, bound to its owner; without a key it is marked as plain text. */
export function sealText(secret: string, { purpose, owner }: SealContext, key: string | undefined): string {
  if (!key) return plainMark + secret;
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, derive(key, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return sealedMark + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a secret; null when it was encrypted with another key or for another owner. */
export function openText(
  stored: string,
  { purpose, owner }: SealContext,
  key: string | undefined,
): string | null {
  if (stored.startsWith(plainMark)) return stored.slice(plainMark.length);
  if (!key || !stored.startsWith(sealedMark)) return null;
  const bytes = Buffer.from(stored.slice(sealedMark.length), "base64url");
  try {
    const decipher = createDecipheriv(algorithm, derive(key, purpose), bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const encrypted = bytes.subarray(nonceBytes + tagBytes);
    return decipher.update(encrypted, undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

/** False for a secret that was stored without a key. */
export function isSealedText(stored: string): boolean {
  return stored.startsWith(sealedMark);
}

function derive(key: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", purpose, 32));
}
