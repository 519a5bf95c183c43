import { expect, test } from "vitest";
import {
  dialledNumber,
  phoneSearchText,
  internationalDigits,
  phoneForms,
  telUrl,
  whatsAppUrl,
} from "./phone.ts";

const numbers: [written: string, digits: string][] = [
  ["9000000001", "919000000001"],
  ["90000 00001", "919000000001"],
  ["09000000001", "919000000001"],
  ["+91 194 000 0000", "911940000000"],
  ["+91 (194) 000-0000", "911940000000"],
  ["919000000001", "919000000001"],
  ["447911123456", "447911123456"],
  ["+44 7911 123456", "447911123456"],
  ["0044 7911 123456", "447911123456"],
  ["+1 2025550123", "12025550123"],
  ["", ""],
];
test.each(numbers)("%s is %s", (written, digits) => {
  expect(internationalDigits(written)).toBe(digits);
});

test("the addresses that call and write", () => {
  expect(telUrl("+91 194 000 0000")).toBe("tel:+911940000000");
  expect(whatsAppUrl("447911123456", "Hello Zoya")).toBe("https://wa.me/447911123456?text=Hello%20Zoya");
});

test.each(["9000000001", "90000 00001", "09000000001", "+91 90000-00001", "0091 9000000001"])(
  "%s is looked for in each way in which it may have been written",
  (written) => {
    expect(phoneForms(written)).toEqual(["9000000001", "09000000001", "919000000001", "00919000000001"]);
  },
);

test("a number copied from WhatsApp is looked for without the invisible signs around it", () => {
  expect(phoneSearchText("\u202a+91 90000 00001\u202c")).toBe("90000 00001");
});

test("a number of another country keeps its code; part of a number, or a word, is none", () => {
  expect(phoneForms("+44 7911 123456")).toEqual(["447911123456", "00447911123456"]);
  for (const text of ["900000", "", "Meera 9000000001", "CO-90000000012"])
    expect(phoneForms(text)).toEqual([]);
});

test("in what people write a number is looked for by its two halves, and any other text as it is", () => {
  for (const written of ["9000000001", "+91 90000-00001", "09000000001"])
    expect(phoneSearchText(written)).toBe("90000 00001");
  for (const text of ["+44 7911 123456", "Meera", "900000"]) expect(phoneSearchText(text)).toBe(text);
});

test.each([
  ["+44 7911 123456", "0044 7911 123456"],
  [" +91 90000-00001", " 90000-00001"],
  ["+91 1234", "0091 1234"],
  ["90000 00001", "90000 00001"],
  ["00447911123456", "00447911123456"],
])("%s is dialled as %s", (written, dialled) => {
  expect(dialledNumber(written)).toBe(dialled);
  expect(internationalDigits(dialled)).toBe(internationalDigits(written));
});
