import type { Selectable } from "kysely";
import type { CabBookingOrder } from "#contract/cab-bookings.ts";
import type { PageRequest } from "#contract/pagination.ts";
import type { Executor } from "../db/open.ts";
import { type Orders, readPage } from "../db/pages.ts";
import { hasIndexedWords } from "../db/search.ts";
import { readTally } from "../db/tallies.ts";
import type { Tables } from "../db/tables.ts";

export type CabBookingRow = Selectable<Tables["cab_bookings"]>;

const orders: Orders<CabBookingOrder> = {
  name: ["name_key"],
  journeyDate: ["journey_date", "preferred_time"],
};

export async function listCabBookings(
  db: Executor,
  page: PageRequest<CabBookingOrder> & { status?: string },
) {
  let query = db.selectFrom("cab_bookings").selectAll();
  query = query.where("deleted_at", page.isDeleted ? "is not" : "is", null);
  if (page.status !== undefined) query = query.where("status", "=", page.status);
  if (page.search) query = query.where(await hasIndexedWords(db, "cab_bookings", page.search));
  const tally = { isDeleted: page.isDeleted, word: page.status };
  const known = page.search ? undefined : () => readTally(db, "cab_bookings", tally);
  return readPage(query, page, { id: "id", orders, known });
}

export function findCabBooking(db: Executor, id: number) {
  return db
    .selectFrom("cab_bookings")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
