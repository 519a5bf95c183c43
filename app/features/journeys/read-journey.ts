import { bookingMessages } from "#contract/bookings.ts";
import type { GuestCabBooking } from "#contract/cab-bookings.ts";
import type { Client } from "#contract/client.ts";
import type { GuestPackageBooking } from "#contract/package-bookings.ts";
import { orErrorPage } from "#app/reply.ts";

/** The package or cab of a guest's link. */
export type GuestJourney =
  | { kind: "package"; booking: GuestPackageBooking }
  | { kind: "cab"; booking: GuestCabBooking };

/** The package or cab with that guest key; null when there is none. Throws the error page. */
export async function readJourney(api: Client, key: string): Promise<GuestJourney | null> {
  const [tour, cab] = await Promise.all([
    api.packageBookings.byKey({ query: { key } }),
    api.cabBookings.byKey({ query: { key } }),
  ]);
  if (tour.ok) return { kind: "package", booking: tour.data };
  if (cab.ok) return { kind: "cab", booking: cab.data };
  for (const reply of [tour, cab])
    if (reply.status !== 404 || reply.message === bookingMessages.linkEnded) orErrorPage(reply);
  return null;
}
