import { expect, test } from "vitest";
import { internationalDigits, telUrl, whatsAppUrl } from "./phone.ts";

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
