import { expect, test } from "vitest";
import { latinDigits } from "./digits.ts";

test.each([
  ["Devanagari", "०१२३४५६७८९"],
  ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
  ["Urdu and Kashmiri", "۰۱۲۳۴۵۶۷۸۹"],
  ["Bengali", "০১২৩৪৫৬৭৮৯"],
  ["Tamil", "௦௧௨௩௪௫௬௭௮௯"],
  ["wide", "０１２３４５６７８９"],
  ["bold, after other rows of digits", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"],
  ["monospaced, the last of five rows", "𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿"],
])("digits are read in %s", (_, digits) => {
  expect(latinDigits(`-${digits}, a`)).toBe("-0123456789, a");
});

test("other signs stay: fractions, Roman and circled numbers are no digits", () => {
  expect(latinDigits("½ Ⅳ ④ x² 12 ₹")).toBe("½ Ⅳ ④ x² 12 ₹");
});

test("every digit that Unicode has is one of its row of ten", () => {
  const all = Array.from({ length: 0x11_0000 }, (_, code) => code).filter((code) =>
    /\p{Nd}/u.test(String.fromCodePoint(code)),
  );
  expect(all.map((code) => Number(latinDigits(String.fromCodePoint(code))))).toEqual(
    all.map((_, index) => index % 10),
  );
});
