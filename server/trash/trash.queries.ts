import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";
import type { DeletedRecord, RecordKind } from "../db/record-kind.ts";
import { pageInfo } from "../db/read-page.ts";
import { findInTrash } from "../db/searched-index.ts";

export type TrashKind<Kind extends string> = { kind: Kind; recordKind: RecordKind };

type Filter = { page: number; limit: number; search: string };

/** Up to so many matches of an index are looked up; of more, the latest deleted matches are soon met. */
const mostNamed = 200;

/** One page of the deleted records of the given kinds, the latest deleted first. */
export async function listDeleted<Kind extends string>(
  db: Executor,
  kinds: readonly TrashKind<Kind>[],
  page: Filter,
) {
  const first = (page.page - 1) * page.limit;
  const end = first + page.limit;
  if (!page.search) {
    const counts = await Promise.all(kinds.map(({ recordKind }) => recordKind.countDeleted(db)));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const entries = await readEntries(
      db,
      kinds.map(({ kind, recordKind }) => ({ kind, recordKind, limit: end })),
    );
    return { entries: entries.slice(first, end), pageInfo: pageInfo(total, page) };
  }
  const queries = await Promise.all(kinds.map((kind) => narrow(db, kind, page.search, end + 1)));
  const entries = await readEntries(db, queries.flat());
  // A kind that returned as many records as were asked for may have more.
  const isMore = queries
    .flat()
    .some(
      ({ kind, limit }) =>
        limit !== undefined && entries.filter((entry) => entry.kind === kind).length >= limit,
    );
  const total = isMore ? Math.max(end, entries.length - 1) : entries.length;
  return { entries: entries.slice(first, end), pageInfo: pageInfo(total, page, isMore) };
}

type KindQuery<Kind extends string> = TrashKind<Kind> & {
  limit?: number;
  words?: string;
  among?: RawBuilder<boolean>;
};

/** The query for a kind: all records with the words when an index has few of them, or else the `limit` latest. */
async function narrow<Kind extends string>(
  db: Executor,
  deletable: TrashKind<Kind>,
  words: string,
  limit: number,
): Promise<KindQuery<Kind>[]> {
  const { named } = deletable.recordKind;
  // Commas join the parts of a name in the trash, but are not indexed.
  const ids = named && !words.includes(",") ? await findInTrash(db, named, words, mostNamed) : undefined;
  if (!named || ids === undefined) return [{ ...deletable, words, limit }];
  return ids.length === 0 ? [] : [{ ...deletable, words, among: isOneOf(db, `${named}.id`, ids) }];
}

/** The deleted records of these queries, the latest deleted first. */
async function readEntries<Kind extends string>(db: Executor, queries: readonly KindQuery<Kind>[]) {
  const [one, ...others] = queries.map(({ kind, recordKind, ...filter }) =>
    db
      .selectFrom(sql<DeletedRecord>`${recordKind.deleted(db, filter)}`.as("deleted"))
      .select([sql<Kind>`${sql.lit(kind)}`.as("kind"), "id", "name", "deleted_at as deletedAt"]),
  );
  if (!one) return [];
  const union = others.reduce((all, select) => all.unionAll(select), one);
  return db
    .selectFrom(union.as("trash"))
    .selectAll()
    .orderBy("deletedAt", "desc")
    .orderBy("kind")
    .orderBy("id", "desc")
    .execute();
}
