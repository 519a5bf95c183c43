import type { Executor } from "../db/open.ts";

/** The stay that a guest's link is for. */
export function findStayByKey(db: Executor, keyHash: string) {
  return db
    .selectFrom("bookings")
    .select(["id", "guest_link_until", "departure"])
    .where("guest_key_hash", "=", keyHash)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** The package enquiry that a guest's link is for. */
export function findPackageByKey(db: Executor, keyHash: string) {
  return db
    .selectFrom("package_bookings")
    .innerJoin("packages", "packages.id", "package_bookings.package_id")
    .select(["package_bookings.id", "guest_link_until", "start_date", "packages.days as package_days"])
    .select("package_bookings.created_at")
    .where("guest_key_hash", "=", keyHash)
    .where("package_bookings.deleted_at", "is", null)
    .executeTakeFirst();
}

/** The cab booking that a guest's link is for. */
export function findCabByKey(db: Executor, keyHash: string) {
  return db
    .selectFrom("cab_bookings")
    .select(["id", "guest_link_until", "journey_date", "days"])
    .where("guest_key_hash", "=", keyHash)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
