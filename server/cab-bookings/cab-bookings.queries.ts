import type { Selectable } from "kysely";
import type { CabBookingOrder } from "#contract/cab-bookings.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import type { Executor } from "../db/open.ts";
import { type Orders, readPage } from "../db/read-page.ts";
import { hasIndexedWords } from "../db/search.ts";
import { readListTally } from "../db/kept-apart.ts";
import type { Tables } from "../db/tables.ts";

export type CabBookingRow = Selectable<Tables["cab_bookings"]>;

const orders: Orders<CabBookingOrder> = {
  name: ["name_key"],
  journeyDate: ["journey_date", "preferred_time"],
};

export async function listCabBookings(
  db: Executor,
  page: PageRequest<CabBookingOrder> & { isSuspicious: boolean; status?: RequestStatus },
) {
  let query = db.selectFrom("cab_bookings").selectAll();
  query = query.where("deleted_at", page.isDeleted ? "is not" : "is", null);
  if (!page.isDeleted) query = query.where("suspicious_at", page.isSuspicious ? "is not" : "is", null);
  if (page.status !== undefined) query = query.where("status", "=", page.status);
  if (page.search) query = query.where(await hasIndexedWords(db, "cab_bookings", page.search));
  const { isDeleted, isSuspicious, status: value } = page;
  const precomputedTotal = page.search
    ? undefined
    : () => readListTally(db, "cab_bookings", { isDeleted, isSuspicious, value });
  return readPage(query, page, { id: "id", orders, precomputedTotal });
}

export function findCabBooking(db: Executor, id: number) {
  return db
    .selectFrom("cab_bookings")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
