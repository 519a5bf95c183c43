import { visibleCharacters } from "#contract/rules/text.ts";

/** Fonts of a PDF: the product's own, one with further characters such as ₹, and those of two other scripts. */
export type PaperFont = "text" | "bold" | "more" | "devanagari" | "arabic";

/** A stretch of text in one font. */
export type Run = { font: PaperFont; text: string };

// The characters of each font, as subset by `scripts/build-fonts.ts`.
const letters: [font: PaperFont, pattern: RegExp][] = [
  [
    "text",
    /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212]/u,
  ],
  ["more", /[Ā-ēĖ-ħĪĮİĲ-ķĹ-ľŁ-ňŊ-ōŐőŔ-šŤťŪ-žǍǎȘ-țẞẀ-ẅỲỳ₹]/u],
  ["devanagari", /[\u0900-\u097f\u200c\u200d]/u],
  ["arabic", /[\u0600-\u06ff\u0750-\u077f]/u],
];

/** Replaces characters that no font has. */
const unknown = "?";

/** Signs that are not drawn: directions of writing, where a word may be parted, and how the sign before is to look. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0e|\ufe0f/g;

/** Splits a text into runs by font. Combining marks are composed (NFC); unsupported characters become question marks. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of visibleCharacters(text.replace(invisible, "").normalize("NFC")).flatMap(drawable)) {
    const run = { font: fontOf(letter) ?? "text", text: letter } satisfies Run;
    const last = runs.at(-1);
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

function fontOf(letter: string): PaperFont | undefined {
  return letters.find(([, pattern]) => pattern.test(letter))?.[0];
}

/**
 * The letters to draw for a visible character: where no font has all of it, its plain letters without marks and
 * ornaments, as of 𝕬 or ﷲ; without such one question mark.
 */
function drawable(character: string): string[] {
  const own = Array.from(character);
  if (own.every(fontOf)) return own;
  const plain = Array.from(character.normalize("NFKD")).filter(fontOf);
  return plain.some((letter) => /[^\p{M}\p{Cf}\s]/u.test(letter)) ? plain : [unknown];
}

/** Whether a word is written from right to left. */
export function isRightToLeft(word: string): boolean {
  return /\p{Script=Arabic}/u.test(word);
}

/** Words of a line in visual order: adjacent right-to-left words are reversed. */
export function inVisualOrder(words: readonly string[]): string[] {
  const drawn: string[] = [];
  let from = 0;
  for (const word of words) {
    if (isRightToLeft(word)) drawn.splice(from, 0, word);
    else {
      drawn.push(word);
      from = drawn.length;
    }
  }
  return drawn;
}
