import { inTransaction } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { isDemoDue, markDemoDone } from "#server/staff/demo-flag.queries.ts";
import { seedBookings } from "./seed-bookings.ts";
import { seedCabRates } from "./seed-cab-rates.ts";
import { seedHotels } from "./seed-hotels.ts";
import { seedPackages } from "./seed-packages.ts";
import { seedPlaces } from "./seed-places.ts";
import { seedRequests } from "./seed-requests.ts";

/** Puts the demo content in, once in the life of a database and only while it is empty. True when it did. */
export function seedDemo(services: Services): Promise<boolean> {
  return inTransaction(services.db, async (transaction) => {
    const now = services.clock.now();
    if (!(await isDemoDue(transaction))) return false;
    await markDemoDone(transaction, now.toISOString());
    await seedPlaces(transaction);
    const hotels = await seedHotels(transaction, now.toISOString());
    const packages = await seedPackages(transaction, now.toISOString());
    await seedCabRates(transaction, now.toISOString());
    await seedBookings(services, transaction, hotels);
    await seedRequests(transaction, packages, now);
    return true;
  });
}
