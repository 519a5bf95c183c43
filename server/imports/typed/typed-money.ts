import { latinDigits } from "#contract/rules/digits.ts";
import { formatRupees } from "#contract/rules/money.ts";

/** What people write before and after an amount in rupees. */
const from = /^(?:starting |starts )?(?:from|at) /i;
const before = /^(?:₹|rs\.?|inr|rupees?)[\s.:]*/i;
const forWhom = / ?\/? ?(?:pp|p\.p\.?|per (?:person|head|adult|night)|onwards?)$/i;
const after = / ?(?:₹|rs\.?|inr|rupees?)? ?(?:\/[-=]?|only)?$/i;

/** Digits in one piece, or in groups of which the last has three digits: `1,17,500`, `17 500`. */
const amount = /^(\d+|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})(?:\.(\d+))?$/;

/**
 * Reads an amount as people write it, in whole rupees, half a rupee rounded up: `Rs. 5,000/-`, `₹5,000.00`, `5,000
 * INR`, `5000.5`, `from 5,000 per person`. Other texts stay as they are, and the schema refuses them; so does `5.000`, which some mean as 5,000.
 */
export function typedMoney(text = ""): string {
  const plain = latinDigits(text).replace(/\s+/g, " ").trim();
  const bare = plain.replace(from, "").replace(before, "").replace(forWhom, "").replace(after, "");
  const [, rupees, decimals = ""] = amount.exec(bare) ?? [];
  if (rupees === undefined || (decimals.length === 3 && rupees.length <= 3)) return text;
  return String(Math.round(Number(`${rupees.replace(/[, ]/g, "")}.${decimals}`)));
}

const ofOnePerson = /(?:pp|p\.p\.?|per (?:person|head|adult))$/i;
const ofOneNight = /per night$/i;

/** What a room costs a night. The price of one person is another one: it stays as it is, and is refused. */
export function typedRent(text = ""): string {
  return ofOnePerson.test(text.trim()) ? text : typedMoney(text);
}

/** What a tour costs each. The price of one night is another one: it stays as it is, and is refused. */
export function typedRate(text = ""): string {
  return ofOneNight.test(text.trim()) ? text : typedMoney(text);
}

/** Whether a sheet of prices says that something is not offered: `-`, `N/A`, nothing. */
export function isNotOffered(text = ""): boolean {
  return /^(?:|[-–—x]+|n\.?\s?\/?\s?a\.?|nil)$/i.test(text.trim());
}

/** An amount as the preview shows it, `₹5,000`; other texts unchanged. */
export function moneyWords(text: string): string {
  return /^\d+$/.test(text) ? formatRupees(Number(text)) : text;
}
