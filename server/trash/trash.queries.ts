import { sql } from "kysely";
import type { Executor } from "../db/open.ts";
import type { DeletedRecord, RecordKind } from "../db/record-kind.ts";
import { pageInfo } from "../db/read-page.ts";
import { hasWords } from "../db/search.ts";

export type Deletable<Kind extends string> = { kind: Kind; recordKind: RecordKind };

type Filter = { page: number; limit: number; search: string };

/** One page of the deleted records of the given kinds, the latest deleted first. */
export async function listDeleted<Kind extends string>(
  db: Executor,
  kinds: readonly Deletable<Kind>[],
  page: Filter,
) {
  const [first, ...others] = kinds.map(({ kind, recordKind }) =>
    db
      .selectFrom(sql<DeletedRecord>`${recordKind.deleted(db)}`.as("deleted"))
      .select([sql<Kind>`${sql.lit(kind)}`.as("kind"), "id", "name", "deleted_at"]),
  );
  if (!first) throw new Error("There is nothing that can be deleted");
  const union = others.reduce((all, select) => all.unionAll(select), first);
  let query = db.selectFrom(union.as("trash"));
  if (page.search) query = query.where(hasWords(["trash.name"], page.search));
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy("deleted_at", "desc")
    .orderBy("kind")
    .orderBy("id", "desc")
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
  const entries = rows.map(({ deleted_at: deletedAt, ...entry }) => ({ ...entry, deletedAt }));
  return { entries, pageInfo: pageInfo(total, page) };
}
