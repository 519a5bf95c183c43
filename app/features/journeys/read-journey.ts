import { bookingMessages } from "#contract/bookings.ts";
import type { GuestCabBooking } from "#contract/cab-bookings.ts";
import type { Client } from "#contract/client.ts";
import type { GuestPackageBooking } from "#contract/package-bookings.ts";
import { orErrorPage } from "#app/reply.ts";

/** A package or a cab, as its guest's link shows it. */
export type GuestJourney =
  | { kind: "package"; booking: GuestPackageBooking }
  | { kind: "cab"; booking: GuestCabBooking };

/** What a guest's link is for, where it is not for a stay; null where it is for nothing. Throws the error's page. */
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
