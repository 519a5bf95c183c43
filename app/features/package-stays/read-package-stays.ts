import type { Booking } from "#contract/bookings.ts";
import type { Client } from "#contract/client.ts";
import { orErrorPage } from "#app/reply.ts";

/** The stays in the price of a package enquiry, by their days. */
export async function readPackageStays(api: Client, packageBookingId: number): Promise<Booking[]> {
  const { data } = orErrorPage(await api.bookings.list({ query: { packageBookingId, limit: 100 } }));
  return data.toSorted((a, b) => (a.checkInDate < b.checkInDate ? -1 : 1));
}
