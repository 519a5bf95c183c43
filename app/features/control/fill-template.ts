/** Puts the values in place of `{name}`, `{reference}` …; a word in braces without a value stays as it is. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(
    /\{(\w+)\}/g,
    (whole, word: string) => (Object.hasOwn(values, word) ? values[word] : undefined) ?? whole,
  );
}

/** WhatsApp with a message written; without a number staff choose the chat. */
export function whatsAppChat(phone: string, message: string): string {
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(message)}`;
}

/** A number as `tel:` wants it. */
export function callNumber(phone: string): string {
  return `+${internationalDigits(phone)}`;
}

/** Digits with the country's code; ten digits are Indian. */
function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length === 10 ? `91${digits}` : digits;
}
