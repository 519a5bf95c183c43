import type { Insertable, Selectable } from "kysely";
import { type ChangedKind, ownersKinds } from "#contract/change-log.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { Executor } from "../db/open.ts";
import { readPage } from "../db/read-page.ts";
import { hasWords } from "../db/search.ts";
import type { Tables } from "../db/tables.ts";
import { readCount } from "../db/counter-cache.ts";

export type ChangeRow = Selectable<Tables["changes"]>;

type Filters = { kind?: ChangedKind; recordId?: number; by: string; isOwner: boolean };

export function listChanges(db: Executor, page: PageRequest & Filters) {
  let query = db.selectFrom("changes").selectAll();
  if (!page.isOwner) query = query.where("kind", "not in", [...ownersKinds]);
  if (page.kind) query = query.where("kind", "=", page.kind);
  if (page.recordId) query = query.where("record_id", "=", page.recordId);
  if (page.by) query = query.where("staff_name", "=", page.by);
  if (page.search) query = query.where(hasWords(["title", "staff_name", "action", "fields"], page.search));
  const isNarrowed = page.recordId || page.by || page.search || !page.isOwner;
  const precomputedTotal = isNarrowed
    ? undefined
    : () => readCount(db, "changes", { isDeleted: false, value: page.kind });
  return readPage(query, page, { id: "id", orders: {}, isDeletable: false, precomputedTotal });
}

export async function listPeople(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom("changes").select("staff_name").distinct().orderBy("staff_name").execute();
  return rows.map((row) => row.staff_name);
}

export async function insertChange(db: Executor, change: Insertable<Tables["changes"]>): Promise<void> {
  await db.insertInto("changes").values(change).execute();
}

/** True when the log already has the record's creation, as after a form that was sent twice. */
export async function isCreationKnown(db: Executor, kind: string, recordId: number): Promise<boolean> {
  const found = await db
    .selectFrom("changes")
    .select("id")
    .where("kind", "=", kind)
    .where("record_id", "=", recordId)
    .where("action", "=", "created")
    .executeTakeFirst();
  return found !== undefined;
}
