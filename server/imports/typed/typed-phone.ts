/** What people write before a number. */
const label = /^(?:ph|phone|mob|mobile|m|tel|cell|call|whatsapp|wa|contact)(?: ?no)?[.: -]+/i;
const asPower = /^\d(?:\.\d+)?E\+?\d{1,2}$/i;

/**
 * A telephone number as people write it, without the signs that forms do not take: `+91-90000.00001`, `Mob. 90000 00001`,
 * `(0194) 245 6789`. An Indian number has ten digits, one of another country its `+`. Any other text stays as it is, for
 * the form to refuse.
 */
export function typedPhone(text = ""): string {
  const plain = text.replace(/\s+/g, " ").trim().replace(label, "");
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

/** Whether two numbers stand in one cell. */
export function isSeveralPhones(text: string): boolean {
  return (
    text.split(/[/,;&|\n]|\bor\b|\band\b/).filter((one) => one.replace(/\D/g, "").length >= 6).length > 1
  );
}

/** Whether a spreadsheet has written a number as `9.19E+09`, of which the last digits are lost. */
export function isShortenedPhone(text: string): boolean {
  return asPower.test(text.trim()) && !isWhole(text.trim());
}

/** As many digits are written as the number has. */
function isWhole(power: string): boolean {
  const [digits = "", exponent = ""] = power.split(/e\+?/i);
  return digits.replace(/\D/g, "").length === Number(exponent) + 1;
}
