import type { Selectable } from "kysely";
import type { CabBookingOrder } from "#contract/cab-bookings.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import type { Executor } from "../db/open.ts";
import { recordKind } from "../db/record-kind.ts";
import { type Orders, readPage } from "../db/read-page.ts";
import { hasIndexedWords } from "../db/search.ts";
import { readListCount } from "../db/kept-apart.ts";
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
    : () => readListCount(db, "cab_bookings", { isDeleted, isSuspicious, value });
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

export const cabBookingKind = recordKind({
  table: "cab_bookings",
  select: (db) =>
    db
      .selectFrom("cab_bookings")
      .select(["customer_name", "email", "phone", "reference", "pick_up_location", "drop_location"])
      .select(["journey_date", "preferred_time", "vehicle", "special_request", "assigned_to", "status"]),
  labels: {
    customer_name: "Guest",
    email: "E-mail",
    phone: "Phone",
    reference: "Reference",
    pick_up_location: "From",
    drop_location: "To",
    journey_date: "Date",
    preferred_time: "Time",
    vehicle: "Vehicle",
    special_request: "Special request",
    assigned_to: "Assigned to",
    status: "Status",
  },
  title: ["customer_name", "reference"],
});
