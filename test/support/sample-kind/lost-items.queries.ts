import type { Selectable } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { Executor } from "#server/db/open.ts";
import { readPage } from "#server/db/read-page.ts";
import { recordKind } from "#server/db/record-kind.ts";
import { hasWords } from "#server/db/search.ts";
import type { Tables } from "#server/db/tables.ts";

export type LostItemRow = Selectable<Tables["lost_items"]>;

export function listLostItems(db: Executor, page: PageRequest<"name">) {
  let query = db.selectFrom("lost_items").selectAll();
  query = query.where("deleted_at", page.isDeleted ? "is not" : "is", null);
  if (page.search) query = query.where(hasWords(["customer_name", "item"], page.search));
  return readPage(query, page, { id: "id", orders: { name: ["customer_name"] } });
}

export function findLostItem(db: Executor, id: number) {
  const items = db.selectFrom("lost_items").selectAll();
  return items.where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
}

export const lostItemKind = recordKind({
  table: "lost_items",
  select: (db) => db.selectFrom("lost_items").select(["customer_name", "reference", "item", "status"]),
  labels: { customer_name: "Guest", reference: "Reference", item: "Item", status: "Status" },
  title: ["customer_name", "item"],
});
