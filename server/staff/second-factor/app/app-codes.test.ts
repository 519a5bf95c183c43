import { expect, test } from "vitest";
import { Secret } from "otpauth";
import { appAddress, newAppSecret, stepOfCode } from "./app-codes.ts";

const { base32: rfcSecret } = Secret.fromLatin1("12345678901234567890");

// The last six of the eight digits in RFC 6238, appendix B.
const rfcCodes: [seconds: number, code: string][] = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
];

test.each(rfcCodes)("at %d seconds the code is that of RFC 6238", (seconds, code) => {
  expect(stepOfCode(rfcSecret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test("a code is good half a minute earlier and later, and no longer", () => {
  const [seconds, code] = [1_234_567_890, "005924"];
  const at = (later: number) => stepOfCode(rfcSecret, code, new Date((seconds + later) * 1000));
  expect([at(-60), at(-30), at(0), at(30), at(59), at(60)]).toEqual([
    null,
    41_152_263,
    41_152_263,
    41_152_263,
    41_152_263,
    null,
  ]);
});

test("what is not six digits is no code", () => {
  for (const code of ["", "5924", "0059241", "00592a", "-05924", " 05924"])
    expect(stepOfCode(rfcSecret, code, new Date(1_234_567_890_000))).toBeNull();
});

test("a secret has 160 bits and its own address for apps", () => {
  const secret = newAppSecret();
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  expect(newAppSecret()).not.toBe(secret);
  const address = new URL(appAddress(secret, "Chinar & Oar", "asha"));
  expect(address.href).toContain("otpauth://totp/Chinar%20%26%20Oar:asha?");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: "Chinar & Oar",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
