import { latinDigits } from "#contract/rules/digits.ts";

/** What people write before a number. */
const label = /^(?:ph|phone|mob|mobile|m|tel|cell|call|whatsapp|wa|contact)(?: ?no)?[.: -]+/i;
const asPower = /^\d(?:\.\d+)?E\+?\d{1,2}$/i;

/**
 * Reads a telephone number as people write it, without signs that forms refuse: `+91-90000.00001`, `Mob. 90000 00001`,
 * `(0194) 245 6789`. An Indian number has ten digits, a foreign one its `+`. Other texts are returned unchanged: the
 * schema refuses them.
 */
export function typedPhone(text = ""): string {
  const plain = latinDigits(text).replace(/\s+/g, " ").trim().replace(label, "");
  if (asPower.test(plain)) return isWhole(plain) ? String(Number(plain)) : text;
  const signs = plain
    .replace(/^(\d{7,})\.0$/, "$1")
    .replace(/\(0\)/, "")
    .replace(/[()._\u2010-\u2015]/g, " ")
    .trim();
  if (!/^\+?[\d\s-]+$/.test(signs)) return text;
  const indian = /^(?:00)?910?(\d{10})$/.exec(signs.replace(/\D/g, ""))?.[1];
  return indian ?? signs;
}

/** Whether a cell has two numbers. */
export function isSeveralPhones(text: string): boolean {
  return (
    text.split(/[/,;&|\n]|\bor\b|\band\b/).filter((one) => one.replace(/\D/g, "").length >= 6).length > 1
  );
}

/** Whether a spreadsheet has written a number as `9.19E+09`, which loses its last digits. */
export function isShortenedPhone(text: string): boolean {
  return asPower.test(text.trim()) && !isWhole(text.trim());
}

/** Whether all of the number's digits are written. */
function isWhole(power: string): boolean {
  const [digits = "", exponent = ""] = power.split(/e\+?/i);
  return digits.replace(/\D/g, "").length === Number(exponent) + 1;
}
