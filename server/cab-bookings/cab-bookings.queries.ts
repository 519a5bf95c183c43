import { type RawBuilder, type Selectable, sql } from "kysely";
import type { CabBookingOrder } from "#contract/cab-bookings.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import type { Executor } from "../db/open.ts";
import { recordKind } from "../db/record-kind.ts";
import type { Orders } from "../db/read-page.ts";
import { listRequests } from "../db/kept-apart.ts";
import type { Tables } from "../db/tables.ts";
import type { GuestColumns } from "../db/guest-columns.ts";
import { findRecord } from "../db/records.ts";

export type CabBookingRow = Selectable<Tables["cab_bookings"]>;

const orders: Orders<CabBookingOrder> = {
  name: ["name_key"],
  journeyDate: ["journey_date", "preferred_time"],
};

export function listCabBookings(
  db: Executor,
  page: PageRequest<CabBookingOrder> & { isSuspicious: boolean; status?: RequestStatus },
) {
  const rows = (isOnPage: RawBuilder<boolean>) =>
    db.selectFrom("cab_bookings").selectAll().where(isOnPage).execute();
  return listRequests(db, page, { table: "cab_bookings", orders, rows, value: page.status });
}

export function findCabBooking(db: Executor, id: number) {
  return findRecord(db, "cab_bookings", id);
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

export const cabBookingGuest: GuestColumns<"cab_bookings"> = {
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
