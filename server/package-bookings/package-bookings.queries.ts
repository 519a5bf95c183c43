import type { PackageBookingOrder } from "#contract/package-bookings.ts";
import type { PageRequest } from "#contract/pagination.ts";
import type { Executor } from "../db/open.ts";
import { type Orders, readPage } from "../db/pages.ts";
import { hasIndexedWords } from "../db/search.ts";
import { readTally } from "../db/tallies.ts";

const orders: Orders<PackageBookingOrder> = {
  name: ["package_bookings.name_key"],
  package: ["package_bookings.package_key"],
};

function selectPackageBookings(db: Executor) {
  return db
    .selectFrom("package_bookings")
    .innerJoin("packages", "packages.id", "package_bookings.package_id")
    .selectAll("package_bookings")
    .select("packages.name as package_name");
}

export type PackageBookingRow = NonNullable<Awaited<ReturnType<typeof findPackageBooking>>>;

export async function listPackageBookings(
  db: Executor,
  page: PageRequest<PackageBookingOrder> & { status?: string },
) {
  let query = selectPackageBookings(db);
  query = query.where("package_bookings.deleted_at", page.isDeleted ? "is not" : "is", null);
  if (page.status !== undefined) query = query.where("package_bookings.status", "=", page.status);
  if (page.search) query = query.where(await hasIndexedWords(db, "package_bookings", page.search));
  const tally = { isDeleted: page.isDeleted, word: page.status };
  const known = page.search ? undefined : () => readTally(db, "package_bookings", tally);
  return readPage(query, page, { id: "package_bookings.id", orders, known });
}

export function findPackageBooking(db: Executor, id: number) {
  return selectPackageBookings(db)
    .where("package_bookings.id", "=", id)
    .where("package_bookings.deleted_at", "is", null)
    .executeTakeFirst();
}
