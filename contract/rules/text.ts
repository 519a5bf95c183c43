import { lazy } from "./lazy.ts";
import { longestText } from "./text-lengths.ts";

const characters = lazy(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

/** Texts in which each character is a visible one of its own. */
const plainText = /^[\x20-\x7e]*$/;

/** The text's characters as people see them: a letter with its marks is one, and so is a family of four. */
export function visibleCharacters(text: string): string[] {
  return plainText.test(text)
    ? Array.from(text)
    : Array.from(characters().segment(text), ({ segment }) => segment);
}

/** The first `length` visible characters, then `ending` if anything was cut. Never cuts a grapheme in two. */
export function shorten(text: string, length: number, ending: string): string {
  if (text.length <= length) return text;
  const end = plainText.test(text.slice(0, length + 1)) ? length : endOf(text, length);
  return end === undefined ? text : text.slice(0, end).trimEnd() + ending;
}

/** Where the first `length` visible characters end; undefined when there are no more. */
function endOf(text: string, length: number): number | undefined {
  let seen = 0;
  for (const { index } of characters().segment(text)) {
    if (seen === length) return index;
    seen += 1;
  }
  return undefined;
}

/** The first `length` units of a text as programs count them; a character of two is not cut into half, which nobody can write. */
export function cutAt(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}

/**
 * As `shorten` with an ellipsis, ending with a whole word where one ends within the length. A sentence that ends there
 * gets no ellipsis.
 */
export function shortenAtWord(text: string, length: number): string {
  const start = shorten(text, length, "");
  if (start.length === text.trimEnd().length) return start;
  const isWhole = /^[\s\p{P}]/u.test(text.slice(start.length));
  const words = isWhole ? start : upToLast(start, (mark) => /\s/u.test(mark));
  return /[.!?]$/.test(words)
    ? words
    : `${upToLast(words, (mark) => /[^\s,;:\u2013\u2014-]/u.test(mark), 1)}…`;
}

/** The text up to its last character that `isSuch`, including it when `included` is 1; the whole text if there is none. */
function upToLast(text: string, isSuch: (mark: string) => boolean, included = 0): string {
  let end = text.length;
  while (end > 0 && !isSuch(text.charAt(end - 1))) end -= 1;
  return end === 0 ? text : text.slice(0, end - 1 + included);
}

/** `1 day`, `3 days`: a count with its noun, the plural by adding s unless given. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** "a, b and c". */
export function joinWords(words: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);
}

/** Turns CRLF, as browsers send it in forms, into LF. */
export function plainLines(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** `ABCD-EFGH-IJ`: a code in groups of four, easy to type from a screen or paper. */
export function groupInFours(code: string, between: string): string {
  return code.replace(/(.{4})(?=.)/g, `$1${between}`);
}

/**
 * Signs that nobody sees, but that turn or hide what stands beside them or look like blanks: a guest's name with one
 * would have the sum after it read from its end. Joiners of Urdu, Hindi and emojis stay, marks of direction, and hyphens
 * that are seen only where a word is parted.
 */
const unseen =
  /[\u115f\u1160\u180e\u200b\u2060-\u2064\u202a-\u202e\u2066-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/g;

/**
 * Marks on one letter beyond the eighth, more than any script needs: a pile of them is drawn over the lines above, on
 * papers over the company's own address.
 */
const piledMarks = /([\p{M}\u200c-\u200f\u061c]{8})[\p{M}\u200c-\u200f\u061c]+/gu;

/** The longest character that is written, a family of four with their colours, has 23 units. */
const longestCharacter = 24;

/**
 * The text without piles of marks, and with no character longer than any that is written: joined without end, letters
 * are one that no line can be broken in, and that widened the tables of staff. A text far too long is refused anyway.
 */
function withoutPiles(text: string): string {
  const flat = text.replace(piledMarks, "$1");
  if (plainText.test(flat) || flat.length > 2 * longestText) return flat;
  const parts = visibleCharacters(flat);
  return parts.map((character) => cutAt(character, longestCharacter)).join("");
}

/**
 * The text without signs that nobody sees and without piles of marks; empty when nothing of it is seen. Control
 * characters count, so that they are refused.
 */
export function seenText(text: string): string {
  const seen = withoutPiles(text.replace(unseen, ""));
  return /[\p{L}\p{N}\p{P}\p{S}\p{Cs}]|(?!\s)\p{Cc}/u.test(seen) ? seen : "";
}
