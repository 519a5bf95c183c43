import { type RawBuilder, sql } from "kysely";
import type { PackageBookingOrder } from "#contract/package-bookings.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import type { Executor } from "../db/open.ts";
import { recordKind } from "../db/record-kind.ts";
import type { Orders } from "../db/read-page.ts";
import { listRequests } from "../db/kept-apart.ts";
import type { GuestColumns } from "../db/guest-columns.ts";

const orders: Orders<PackageBookingOrder> = {
  name: ["package_bookings.name_key"],
  package: ["package_bookings.package_key"],
};

function selectPackageBookings(db: Executor) {
  return db
    .selectFrom("package_bookings")
    .innerJoin("packages", "packages.id", "package_bookings.package_id")
    .selectAll("package_bookings")
    .select(["packages.name as package_name", "packages.days as package_days"]);
}

export type PackageBookingRow = NonNullable<Awaited<ReturnType<typeof findPackageBooking>>>;

export function listPackageBookings(
  db: Executor,
  page: PageRequest<PackageBookingOrder> & { isSuspicious: boolean; status?: RequestStatus },
) {
  const rows = (isOnPage: RawBuilder<boolean>) => selectPackageBookings(db).where(isOnPage).execute();
  return listRequests(db, page, { table: "package_bookings", orders, rows, value: page.status });
}

export function findPackageBooking(db: Executor, id: number) {
  return selectPackageBookings(db)
    .where("package_bookings.id", "=", id)
    .where("package_bookings.deleted_at", "is", null)
    .executeTakeFirst();
}

export const packageBookingKind = recordKind({
  table: "package_bookings",
  select: (db) =>
    db
      .selectFrom("package_bookings")
      .innerJoin("packages", "packages.id", "package_bookings.package_id")
      .select(["customer_name", "email", "phone", "reference", "packages.name as package"])
      .select(["special_request", "status"])
      .select(sql<number | null>`total_paise / 100`.as("total")),
  labels: {
    customer_name: "Guest",
    email: "E-mail",
    phone: "Phone",
    reference: "Reference",
    package: "Package",
    special_request: "Request",
    status: "Status",
    total: "Total, ₹",
  },
  title: ["customer_name", "reference"],
});

export const packageBookingGuest: GuestColumns<"package_bookings"> = {
  heading: "Packages asked about",
  name: "customer_name",
  contacts: ["email", "phone"],
  words: ["customer_name", "email", "phone", "special_request"],
  title: ["reference", "customer_name", "status"],
  cameToNothing: (today) => sql`status in ('Pending', 'Rejected') and coalesce(start_date, '') < ${today}`,
};
