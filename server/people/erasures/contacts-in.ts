import { internationalDigits } from "#contract/rules/phone.ts";

/** A number has no more digits; as long as that it is looked for in longer runs of digits. */
const mostDigits = 15;
const leastDigits = 8;

/** Every number and address that a text may name, as `Who.identity` has them; more than people would see in it. */
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
  }
}

/** A pattern for the end of a text would be tried from each of its places. */
function withoutLastMarks(word: string): string {
  let end = word.length;
  while (end > 0 && /[^\w-]/.test(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** Groups of digits that stand beside each other, in all ways that may be one number. */
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
