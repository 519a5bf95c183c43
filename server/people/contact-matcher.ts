import { internationalDigits } from "#contract/rules/phone.ts";

/** A person by one phone number or one e-mail address. */
export type ContactMatcher = {
  /** The address in lower case, or the number's digits with the country's code. */
  identity: string;
  /** What a text must contain to be examined: an address in lower case, or the last digits of a number. */
  sought: { email: string } | { digits: string };
  /** True for a column that contains exactly this number or address. */
  isSame: (contact: string) => boolean;
  /** True for a text that contains the number or address, in any spelling. */
  isIn: (text: string) => boolean;
  /** The text without it. */
  without: (text: string) => string;
};

/**
 * In brackets of a pattern: what is one word with an address, accented letters too. Letters of other scripts are not:
 * some write no space between them and an address.
 */
export const latinLetters = String.raw`\w\p{Script=Latin}\u0300-\u036f`;

/** Replaces what is removed from a text. */
export const takenOut = "[erased]";

/** The digits by which a number is found: all but the country code of an Indian one. */
const nationalDigits = 10;

/** Reads what the owner typed, which the contract has checked to be a number or an address. */
export function contactMatcher(typed: string): ContactMatcher {
  return typed.includes("@") ? byEmail(typed.trim().toLowerCase()) : byPhone(typed);
}

/** A person that no text names. */
export const matchesNothing: ContactMatcher = {
  identity: "",
  sought: { digits: "nobody" },
  isSame: () => false,
  isIn: () => false,
  without: (text) => text,
};

function byEmail(email: string): ContactMatcher {
  // In links the @ is encoded.
  const pattern = escaped(email).replace("@", "(?:@|%40)");
  return {
    identity: email,
    sought: { email },
    isSame: (contact) => contact.trim().toLowerCase() === email,
    ...inTexts(`(?<![${latinLetters}.+-])${pattern}(?![${latinLetters}-]|\\.[${latinLetters}])`),
  };
}

function byPhone(phone: string): ContactMatcher {
  const number = internationalDigits(phone);
  const digits = number.slice(-nationalDigits);
  const country = Array.from(number.slice(0, -nationalDigits));
  const between = String.raw`[\s().\/+-]*`;
  const prefix = country.length > 0 ? `(?:\\+?(?:00)?${country.join(between)}${between}|0${between})?` : "";
  return {
    identity: number,
    sought: { digits },
    isSame: (contact) => internationalDigits(contact) === number,
    ...inTexts(`(?<!\\d)\\+?${prefix}${Array.from(digits).join(between)}(?!\\d)`),
  };
}

function inTexts(pattern: string): Pick<ContactMatcher, "isIn" | "without"> {
  return {
    isIn: (text) => new RegExp(pattern, "iu").test(text),
    without: (text) => text.replace(new RegExp(pattern, "giu"), takenOut),
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
