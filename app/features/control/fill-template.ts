/** Puts the values in place of `{name}`, `{reference}` …; a word in braces without a value stays as it is. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, word: string) => values[word] ?? whole);
}

/** A number as wa.me wants it: digits with the country's code; ten digits are Indian. */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length === 10 ? `91${digits}` : digits;
}

/** A number as `tel:` wants it. */
export function callNumber(phone: string): string {
  return `+${whatsAppNumber(phone)}`;
}
