/**
 * A number as people type it, with blanks and hyphens between the digits. It is also an attribute of HTML, where newer
 * browsers want the hyphen escaped.
 */
export function typedDigits(least: number, most: number | "" = least): RegExp {
  return new RegExp(String.raw`^(?:[\s\-]*\d){${least},${most}}[\s\-]*$`);
}

/**
 * A telephone number's digits with the country's code, as `tel:` and WhatsApp want them. A number that names no
 * country is Indian: ten digits, or eleven with the 0 that is dialled within the country. `00` stands for `+`.
 */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trimStart().startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  const national = digits.length === 11 && digits.startsWith("0") ? digits.slice(1) : digits;
  return national.length === 10 ? `91${national}` : digits;
}

/** The address that calls a number. */
export function telUrl(phone: string): string {
  return `tel:+${internationalDigits(phone)}`;
}

/** The address that opens a WhatsApp chat with words to begin with; the sender presses send. Without a number the sender chooses the chat. */
export function whatsAppUrl(phone: string, text: string): string {
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(text)}`;
}
