import { isSealedText, openText, type SealContext, sealText } from "../../../sealed-text.ts";

/** Encrypts a secret with the server's key, bound to its account; returns it as it is when there is no key. */
export function sealSecret(secret: string, staffId: number, key: string | undefined): string {
  return sealText(secret, of(staffId), key);
}

/** Decrypts a secret; null when it was encrypted with another key or for another account. */
export function openSecret(sealed: string, staffId: number, key: string | undefined): string | null {
  return openText(sealed, of(staffId), key);
}

/** False for a secret that was stored without a key. */
export function isSealedNow(stored: string): boolean {
  return isSealedText(stored);
}

function of(staffId: number): SealContext {
  return { purpose: "second factor secrets", owner: `staff ${staffId}` };
}
