import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { notFound } from "../errors.ts";
import { guestKeyHash } from "../guest-key.ts";
import type { PaidFor, PaidTable } from "../paid-for.ts";
import type { Services } from "../services.ts";
import { cabBooked, packageBooked } from "./booked-until.ts";
import { findCabByKey, findPackageByKey, findStayByKey } from "./guest-links.queries.ts";
import { type LinkBasis, refuseEndedLink } from "./link-days.ts";

type Linked = { id: number; until: CalendarDate | null; booked: LinkBasis };

const finders: Record<PaidTable, (db: Executor, keyHash: string) => Promise<Linked | undefined>> = {
  async bookings(db, keyHash) {
    const row = await findStayByKey(db, keyHash);
    return row && { id: row.id, until: row.guest_link_until, booked: { endsOn: row.departure } };
  },
  async package_bookings(db, keyHash) {
    const row = await findPackageByKey(db, keyHash);
    return row && { id: row.id, until: row.guest_link_until, booked: packageBooked(row) };
  },
  async cab_bookings(db, keyHash) {
    const row = await findCabByKey(db, keyHash);
    return row && { id: row.id, until: row.guest_link_until, booked: cabBooked(row) };
  },
};

const allTables: readonly PaidTable[] = ["bookings", "package_bookings", "cab_bookings"];

/**
 * The stay, package or cab of a guest's link.
 *
 * @throws not_found for an unknown link and for an expired one
 */
export async function readGuestLink(
  services: Services,
  key: string,
  tables: readonly PaidTable[] = allTables,
): Promise<PaidFor> {
  for (const table of tables) {
    const found = await finders[table](services.db.executor, guestKeyHash(key));
    if (!found) continue;
    refuseEndedLink(services, found.until, found.booked);
    return { table, id: found.id };
  }
  throw notFound("booking");
}
