const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Whether a text is a GSTIN: its form, and its last character, which is a check digit of the fourteen before. */
export function isGstin(text: string): boolean {
  return shape.test(text) && text.at(-1) === checkDigit(text.slice(0, 14));
}

/** Each character's value, every second one doubled, in base 36: the digits of the products are added up. */
function checkDigit(first: string): string {
  const sum = Array.from(first).reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] ?? "";
}
