import { internationalDigits } from "#contract/rules/phone.ts";
import { latinLetters } from "../contact-matcher.ts";

/** No number has more digits: adjacent groups of digits are joined up to this length. */
const mostDigits = 15;
const leastDigits = 8;
const beforeLatin = new RegExp(`^[^${latinLetters}+-]+`, "u");

/** Every number and address that a text may contain, in the form of `ContactMatcher.identity`; more than people would see. */
export function contactsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const address of addressesIn(text.toLowerCase())) found.add(address);
  for (const number of numbersIn(text)) found.add(number);
  return found;
}

function* addressesIn(text: string): Generator<string> {
  if (!text.includes("@") && !text.includes("%40")) return;
  yield text.trim();
  for (const word of text.replaceAll("%40", "@").split(/[\s<>()[\]{}"',;:?&=|/]+/)) {
    if (!word.includes("@")) continue;
    yield word;
    yield withoutLastMarks(word.replace(/^[^\w+-]+/, ""));
    yield withoutLastMarks(word.replace(beforeLatin, ""));
  }
}

/** Not a pattern: one for the end of a text would be tried at each position. */
function withoutLastMarks(word: string): string {
  let end = word.length;
  while (end > 0 && /[^\w-]/.test(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** Adjacent groups of digits, joined in every way that may be one number. */
function* numbersIn(text: string): Generator<string> {
  const groups = [...text.matchAll(/\d+/g)];
  for (const [first, { index, 0: start }] of groups.entries()) {
    const from = text[index - 1] === "+" ? index - 1 : index;
    let digits = start.length;
    let end = index + start.length;
    for (let next = first + 1; digits <= mostDigits; next += 1) {
      if (digits >= leastDigits) yield internationalDigits(text.slice(from, end));
      const group = groups[next];
      if (!group || !/^[\s()./+-]*$/.test(text.slice(end, group.index))) break;
      digits += group[0].length;
      end = group.index + group[0].length;
    }
  }
}
