import { diffArrays } from "diff";

export type Piece = { text: string; isChanged: boolean };

/** A text in pieces, marked by whether its words are also in the other text, in the same order. */
export function wordDifferences(text: string, other: string): Piece[] {
  return diffArrays(wordsOf(other), wordsOf(text), { comparator: isSame })
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value.join(""), isChanged: added }));
}

/** Words, each with the white space that follows it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** Compares words without the white space that follows them. */
function isSame(word: string, other: string): boolean {
  return word.trimEnd() === other.trimEnd();
}
