import type { Database } from "../db/open.ts";
import { readVersion, versionReader } from "./content-version.queries.ts";
import { nextAnswer } from "./next-answer.ts";

/**
 * A number that changes in the same transaction as anything that public pages or public API replies are made from.
 * `current` is never older than a write that any process has confirmed; on SQLite it returns synchronously.
 */
export type ContentVersion = { current: () => number | Promise<number>; close: () => void };

/** Opens it on a migrated database; call `close` before the database is closed. */
export function openContentVersion({ executor, file }: Database): ContentVersion {
  if (file === undefined) return { current: nextAnswer(() => readVersion(executor)), close: () => {} };
  const { read, close } = versionReader(file);
  return { current: read, close };
}
