import { type RawBuilder, sql } from "kysely";
import type { Executor } from "../db/open.ts";
import type { DeletedRecord, RecordKind } from "../db/record-kind.ts";
import { pageInfo } from "../db/read-page.ts";
import { hasWords } from "../db/search.ts";
import { canHave } from "../db/searched-list.ts";

export type Deletable<Kind extends string> = { kind: Kind; recordKind: RecordKind };

type Filter = { page: number; limit: number; search: string };

/** A search for what many have looks at so many of the latest deleted of each kind first. */
const mostLookedAt = 500;

/** One page of the deleted records of the given kinds, the latest deleted first. */
export async function listDeleted<Kind extends string>(
  db: Executor,
  kinds: readonly Deletable<Kind>[],
  page: Filter,
) {
  const first = (page.page - 1) * page.limit;
  const end = first + page.limit;
  if (!page.search) {
    const counts = await Promise.all(kinds.map(({ recordKind }) => recordKind.countDeleted(db)));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const entries = await readEntries(db, kinds, { ...page, most: end });
    return { entries: entries.slice(first, end), pageInfo: pageInfo(total, page) };
  }
  const among = await amongNamed(db, kinds, page.search);
  const isRare = kinds.every(({ kind, recordKind }) => !recordKind.named || among.has(kind));
  const near = isRare ? [] : await readEntries(db, kinds, { ...page, most: mostLookedAt });
  if (near.length > end)
    return { entries: near.slice(first, end), pageInfo: pageInfo(near.length - 1, page, true) };
  const all = await readEntries(db, kinds, { ...page, among });
  return { entries: all.slice(first, end), pageInfo: pageInfo(all.length, page) };
}

/** Of kinds with an index of words those that can have them; a comma stands between the parts of a name in the trash. */
async function amongNamed<Kind extends string>(
  db: Executor,
  kinds: readonly Deletable<Kind>[],
  search: string,
) {
  const among = new Map<Kind, RawBuilder<boolean>>();
  if (search.includes(",")) return among;
  for (const { kind, recordKind } of kinds) {
    const isAmong = recordKind.named && (await canHave(db, recordKind.named, search));
    if (isAmong) among.set(kind, isAmong);
  }
  return among;
}

/** The deleted records, of each kind the `most` latest at most, as far as they have the words. */
async function readEntries<Kind extends string>(
  db: Executor,
  kinds: readonly Deletable<Kind>[],
  { search, most, among }: { search: string; most?: number; among?: ReadonlyMap<Kind, RawBuilder<boolean>> },
) {
  const [one, ...others] = kinds.map(({ kind, recordKind }) =>
    db
      .selectFrom(sql<DeletedRecord>`${recordKind.deleted(db, most, among?.get(kind))}`.as("deleted"))
      .select([sql<Kind>`${sql.lit(kind)}`.as("kind"), "id", "name", "deleted_at as deletedAt"]),
  );
  if (!one) throw new Error("There is nothing that can be deleted");
  const union = others.reduce((all, select) => all.unionAll(select), one);
  let query = db.selectFrom(union.as("trash")).selectAll();
  if (search) query = query.where(hasWords(["trash.name"], search));
  return query.orderBy("deletedAt", "desc").orderBy("kind").orderBy("id", "desc").execute();
}
