import { expect, test } from "vitest";
import { openSecret, sealSecret } from "./seal-secret.ts";

const key = "a key of at least thirty-two characters";
const secret = "JBSWY3DPEHPK3PXP";

test("with a key the secret is nowhere to be read, and opens for its owner with the same key alone", () => {
  const sealed = sealSecret(secret, 7, key);
  expect(sealed).not.toContain(secret);
  expect(sealSecret(secret, 7, key)).not.toBe(sealed);
  expect(openSecret(sealed, 7, key)).toBe(secret);
  expect(openSecret(sealed, 8, key)).toBeNull();
  expect(openSecret(sealed, 7, `${key}!`)).toBeNull();
  expect(openSecret(sealed, 7, undefined)).toBeNull();
  const spoilt = sealed.slice(0, 20) + (sealed[20] === "A" ? "B" : "A") + sealed.slice(21);
  expect(openSecret(spoilt, 7, key)).toBeNull();
  expect(openSecret("sealed:", 7, key)).toBeNull();
});

test("what was kept before there was a key still opens when there is one", () => {
  const plain = sealSecret(secret, 7, undefined);
  expect(openSecret(plain, 7, undefined)).toBe(secret);
  expect(openSecret(plain, 7, key)).toBe(secret);
});
