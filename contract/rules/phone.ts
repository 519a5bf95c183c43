/** Invisible signs around a number that was copied from WhatsApp or a contact, as characters of a class. */
const invisible = String.raw`\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff`;
const eachInvisible = new RegExp(`[${invisible}]`, "g");

export function withoutInvisible(text: string): string {
  return text.replace(eachInvisible, "");
}

/**
 * A pattern for typed numbers, with blanks, hyphens, dots and brackets between the digits: `(0194) 245-6789`. It is also
 * used as an HTML `pattern`, whose `v` flag needs hyphen and brackets escaped.
 */
export function typedDigits(min: number, max: number | "" = min): RegExp {
  const between = String.raw`[\s\-.\(\)${invisible}]*`;
  return new RegExp(String.raw`^(?:${between}\d){${min},${max}}${between}$`);
}

/** Ten digits, also behind India's code, as WhatsApp copies a number: `+91 98765 43210`. */
export const tenDigits = new RegExp(
  String.raw`^(?:[\s${invisible}]*\+\s*91)?${typedDigits(10).source.slice(1)}`,
);

/** A number as dialled in India: `0044 7911 123456` for `+44 7911 123456`, `90000 00001` for `+91 90000 00001`. */
export function dialledNumber(phone: string): string {
  const [, afterPlus] = /^\s*\+(.*)$/.exec(phone) ?? [];
  if (afterPlus === undefined) return phone;
  return /^[\s-]*9[\s-]*1(?:[\s-]*\d){10}[\s-]*$/.test(afterPlus)
    ? afterPlus.replace(/^[\s-]*9[\s-]*1/, "")
    : `00${afterPlus}`;
}

/**
 * A telephone number's digits with the country code, as `tel:` and WhatsApp need them. A number without a country code
 * is Indian: ten digits, or eleven with the leading 0 of domestic calls. `00` stands for `+`.
 */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trimStart().startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  const national = digits.length === 11 && digits.startsWith("0") ? digits.slice(1) : digits;
  return national.length === 10 ? `91${national}` : digits;
}

const wholeNumber = /^\+?[\d\s()-]+$/;

/** All spellings in which a number may be stored, as digits; none for a text that is not a number. */
export function phoneForms(text: string): string[] {
  const plain = withoutInvisible(text);
  const digits = internationalDigits(plain);
  if (digits.length < 10 || !wholeNumber.test(plain)) return [];
  const forms = [digits, `00${digits}`];
  const national = digits.length === 12 && digits.startsWith("91") ? digits.slice(2) : undefined;
  return national ? [national, `0${national}`, ...forms] : forms;
}

/**
 * The search for a text with the number: for an Indian one its two halves, which match it with and without blanks,
 * hyphens and country code; any other text unchanged.
 */
export function phoneSearchText(text: string): string {
  const [national] = phoneForms(text);
  return national?.length === 10 ? `${national.slice(0, 5)} ${national.slice(5)}` : text;
}

/** A `tel:` URL. */
export function telUrl(phone: string): string {
  return `tel:+${internationalDigits(phone)}`;
}

/** A URL that opens a WhatsApp chat with this text typed in. Without a number the sender chooses the chat. */
export function whatsAppUrl(phone: string, text: string): string {
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(text)}`;
}
