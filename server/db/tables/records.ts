import type { Generated, GeneratedAlways } from "kysely";

/** What can be deleted and restored. `version` grows with each change. */
export type SoftDeletable = {
  id: Generated<number>;
  created_at: string;
  deleted_at: string | null;
  version: Generated<number>;
};

/** `name_key` is the name, or a picture's title, as lists are sorted by it: the database makes it. */
export type Named = { name_key: GeneratedAlways<string> };

/** What visitors send. `opened_at`: when staff first looked at it; `suspicious_at`: since when it is kept apart. */
export type VisitorRequest = SoftDeletable &
  Named & { opened_at: Generated<string | null>; suspicious_at: Generated<string | null> };
