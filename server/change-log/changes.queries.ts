import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import { type ChangedKind, ownersKinds } from "#contract/change-log.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { Executor } from "../db/open.ts";
import { readList } from "../db/read-list.ts";
import { pageInfo } from "../db/read-page.ts";
import type { Tables } from "../db/tables.ts";
import { readCount } from "../db/counter-cache.ts";

export type ChangeRow = Selectable<Tables["changes"]>;

type Filters = { kind?: ChangedKind; recordId?: number; by: string; isOwner: boolean };

export async function listChanges(db: Executor, page: PageRequest & Filters) {
  // Entries are never deleted, so that list is empty.
  if (page.isDeleted) return { records: [], pageInfo: pageInfo(0, page) };
  const { isOwner, kind, recordId, by } = page;
  const where: RawBuilder<boolean>[] = [];
  if (!isOwner) where.push(sql`changes.kind not in (${sql.join([...ownersKinds])})`);
  if (kind) where.push(sql`changes.kind = ${kind}`);
  if (recordId) where.push(sql`changes.record_id = ${recordId}`);
  if (by) where.push(sql`changes.staff_name = ${by}`);
  const precomputedTotal = recordId || by ? undefined : () => countShown(db, page);
  const rows = (isOnPage: RawBuilder<boolean>) =>
    db.selectFrom("changes").selectAll().where(isOnPage).execute();
  return readList(db, page, { table: "changes", orders: {}, where, precomputedTotal, rows });
}

/** The number of entries of one kind, or of all that the reader may see, from the counter cache. */
async function countShown(db: Executor, { kind, isOwner }: Filters): Promise<number> {
  const count = (value?: string) => readCount(db, "changes", { isDeleted: false, value });
  const hidden = isOwner ? [] : ownersKinds;
  if (kind) return hidden.some((one) => one === kind) ? 0 : count(kind);
  const hiddenCounts = await Promise.all(hidden.map(count));
  return hiddenCounts.reduce((left, total) => left - total, await count());
}

/** The names of everybody in the log: jumps from one name to the next without reading the entries between. */
export async function listPeople(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive people (name) as (
      select min(staff_name) from changes
      union all
      select (select min(staff_name) from changes where staff_name > people.name) from people where name is not null
    )
    select name from people where name is not null order by name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function insertChanges(db: Executor, changes: Insertable<Tables["changes"]>[]): Promise<void> {
  await db.insertInto("changes").values(changes).execute();
}

/** True when the log already has the record's creation, as after a form that was sent twice. */
export async function isCreationKnown(db: Executor, kind: ChangedKind, recordId: number): Promise<boolean> {
  const found = await db
    .selectFrom("changes")
    .select("id")
    .where("kind", "=", kind)
    .where("record_id", "=", recordId)
    .where("action", "=", "created")
    .executeTakeFirst();
  return found !== undefined;
}
