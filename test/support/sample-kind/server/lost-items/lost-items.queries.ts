import { type Selectable, sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import { listConditions } from "#server/db/kept-apart.ts";
import type { Executor } from "#server/db/open.ts";
import { readPage } from "#server/db/read-page.ts";
import { recordKind } from "#server/db/record-kind.ts";
import { hasWords } from "#server/db/search.ts";
import type { Tables } from "#server/db/tables.ts";
import type { SentByVisitors } from "#server/db/tables/records.ts";
import type { GuestColumns } from "#server/db/guest-columns.ts";

declare module "#server/db/tables/requests.ts" {
  interface RequestTables {
    lost_items: SentByVisitors & {
      reference: string;
      customer_name: string;
      item: string;
      status: RequestStatus;
    };
  }
}

export type LostItemRow = Selectable<Tables["lost_items"]>;

type Page = PageRequest<"name"> & { isSuspicious: boolean; status?: RequestStatus };

export function listLostItems(db: Executor, page: Page) {
  const { search, status } = page;
  let query = db.selectFrom("lost_items").selectAll();
  for (const isListed of listConditions("lost_items", page)) query = query.where(isListed);
  if (search) query = query.where(hasWords(["customer_name", "item"], search));
  if (status !== undefined) query = query.where(sql<boolean>`status = ${status}`);
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

export const lostItemGuest: GuestColumns<"lost_items"> = {
  heading: "Lost items",
  name: "customer_name",
  contacts: [],
  words: ["customer_name", "item"],
  title: ["reference", "customer_name", "item"],
  cameToNothing: () => sql`status in ('Pending', 'Rejected')`,
};
