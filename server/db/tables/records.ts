import type { Generated, GeneratedAlways } from "kysely";

/** What can be deleted and restored. `version` grows with each change. */
export type SoftDeletable = {
  id: Generated<number>;
  created_at: string;
  deleted_at: string | null;
  version: Generated<number>;
};

/** `name_key` is the sort key made from the name, or a picture's title: a generated column. */
export type WithNameKey = { name_key: GeneratedAlways<string> };

/**
 * What visitors send. `opened_at`: when staff first opened it; `suspicious_at`: since when it is kept apart; `notice`:
 * the version of the privacy notice it was sent under, or `api` or `desk` where none was shown.
 */
export type SentByVisitors = SoftDeletable & {
  opened_at: Generated<string | null>;
  suspicious_at: Generated<string | null>;
  notice: Generated<string>;
};

/** A visitor's request whose list is sorted by name. */
export type VisitorRequest = SentByVisitors & WithNameKey;

/** `erased_at`: since when the record names nobody; it is kept for the books and changes no more. */
export type KeptForTheBooks = { erased_at: Generated<string | null> };
