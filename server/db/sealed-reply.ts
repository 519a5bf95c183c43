import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";

/** Encrypts a reply, which may hold the key of a guest's link, so that only the same form decrypts it. */
export function sealReply(reply: unknown, form: string): string {
  const nonce = randomBytes(12);
  const lock = createCipheriv(cipher, keyOf(form), nonce);
  const text = Buffer.concat([lock.update(JSON.stringify(reply), "utf8"), lock.final()]);
  return Buffer.concat([nonce, lock.getAuthTag(), text]).toString("base64url");
}

/** Decrypts what `sealReply` encrypted for the same form. */
export function openReply(sealed: string, form: string): unknown {
  const bytes = Buffer.from(sealed, "base64url");
  const lock = createDecipheriv(cipher, keyOf(form), bytes.subarray(0, 12));
  lock.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([lock.update(bytes.subarray(28)), lock.final()]).toString("utf8"));
}

/** The encryption key; derived differently from the hash that is stored beside the reply. */
function keyOf(form: string): Buffer {
  return createHash("sha256").update(`reply\n${form}`).digest();
}
