import type { Database } from "../db/open.ts";
import { readVersion, versionReader } from "./content-version.queries.ts";
import { nextAnswer } from "./next-answer.ts";

/**
 * A number that changes in the same transaction as whatever a public page or a public reply of the API is made from.
 * `current` is never older than a write that was answered before, by whichever process; SQLite tells it at once.
 */
export type ContentVersion = { current: () => number | Promise<number>; close: () => void };

/** Opens it on a migrated database; `close` comes before the database is closed. */
export function openContentVersion({ executor, file }: Database): ContentVersion {
  if (file === undefined) return { current: nextAnswer(() => readVersion(executor)), close: () => {} };
  const { read, close } = versionReader(file);
  return { current: read, close };
}
