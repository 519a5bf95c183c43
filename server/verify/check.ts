import type { Transaction } from "../db/open.ts";
import type { PictureStore } from "../pictures/store/picture-store.ts";

/** A fault, as the beginning of a sentence, how often it occurs, and the first examples. */
export type Finding = { what: string; count: number; examples: string[] };

/** What is checked: the database at one moment, and the pictures. */
export type CheckedSite = { db: Transaction; store: PictureStore; now: Date };

/** `note` reports what could not be checked, and why. */
export type Check = {
  name: string;
  run: (place: CheckedSite, note: (words: string) => void) => Promise<Finding[]>;
};

export const examplesShown = 5;

/** The finding for these subjects out of `count`; none when there are none. */
export function findingOf(
  fault: string,
  subjects: readonly (string | number)[],
  count = subjects.length,
): Finding[] {
  return count === 0 ? [] : [{ what: fault, count, examples: subjects.slice(0, examplesShown).map(String) }];
}
