import { type RawBuilder, type Selectable, sql } from "kysely";
import type { CabBookingOrder } from "#contract/cab-bookings.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import type { Executor } from "../db/open.ts";
import { recordKind } from "../db/record-kind.ts";
import { readList } from "../db/read-list.ts";
import type { Orders } from "../db/read-page.ts";
import { listed, readListCount } from "../db/kept-apart.ts";
import type { Tables } from "../db/tables.ts";
import type { OfGuest } from "../db/of-guest.ts";

export type CabBookingRow = Selectable<Tables["cab_bookings"]>;

const orders: Orders<CabBookingOrder> = {
  name: ["name_key"],
  journeyDate: ["journey_date", "preferred_time"],
};

export function listCabBookings(
  db: Executor,
  page: PageRequest<CabBookingOrder> & { isSuspicious: boolean; status?: RequestStatus },
) {
  const { isDeleted, isSuspicious, status: value } = page;
  const where = [...listed("cab_bookings", page)];
  if (value !== undefined) where.push(sql`cab_bookings.status = ${value}`);
  const precomputedTotal = () => readListCount(db, "cab_bookings", { isDeleted, isSuspicious, value });
  const rows = (isOnPage: RawBuilder<boolean>) =>
    db.selectFrom("cab_bookings").selectAll().where(isOnPage).execute();
  return readList(db, page, { table: "cab_bookings", orders, where, precomputedTotal, rows });
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
      .select(["journey_date", "preferred_time", "vehicle", "special_request", "assigned_to", "status"])
      .select(sql<number | null>`total_paise / 100`.as("total")),
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
    total: "Total, ₹",
  },
  title: ["customer_name", "reference"],
});

export const cabBookingGuest: OfGuest<"cab_bookings"> = {
  heading: "Cabs",
  name: "customer_name",
  contacts: ["email", "phone"],
  words: [
    "customer_name",
    "email",
    "phone",
    "special_request",
    "pick_up_location",
    "drop_location",
    "preferred_time",
    "assigned_to",
  ],
  title: ["reference", "customer_name", "journey_date", "status"],
  cameToNothing: (today) => sql`status in ('Pending', 'Rejected') and journey_date < ${today}`,
};
