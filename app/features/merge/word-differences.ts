import { diffArrays } from "diff";

export type Piece = { text: string; isChanged: boolean };

/** A text in pieces: the words that the other text has too, in the same order, and those that it has not. */
export function wordDifferences(text: string, other: string): Piece[] {
  return diffArrays(wordsOf(other), wordsOf(text), { comparator: isSame })
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value.join(""), isChanged: added }));
}

/** Words with the blanks after them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** The blanks after a word are not part of it: the last one of a text has none. */
function isSame(word: string, other: string): boolean {
  return word.trimEnd() === other.trimEnd();
}
