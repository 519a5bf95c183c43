import type { Booking } from "#contract/bookings.ts";
import type { Client } from "#contract/client.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { orErrorPage, orNothing } from "#app/reply.ts";
import { readTable } from "#app/features/lists/read-list.ts";
import { findConflicts } from "../conflicts/find-conflicts.ts";
import { bookingList } from "./booking-list.tsx";

/** One page of bookings by the filters in the address, and the opened booking with the rooms free for it. */
export async function readBookingsPage(api: Client, request: Request) {
  const page = await readTable(api, bookingList, request);
  return { ...page, details: page.viewed ? await readDetails(api, page.viewed) : null };
}

async function readDetails(api: Client, booking: Booking) {
  const { id, hotelId, checkInDate, checkOutDate } = booking;
  const [free, conflicts, payments, hotel] = await Promise.all([
    api.availability.list({ query: { hotelId, checkInDate, checkOutDate } }),
    findConflicts(api, { hotelId, arrival: checkInDate, departure: checkOutDate, without: { stay: id } }),
    api.payments.list({ query: { bookingId: id, limit: 100 } }),
    api.hotels.byId({ query: { id: hotelId } }),
  ]);
  // A deleted hotel has no free rooms and no picture.
  return {
    availability: orNothing(free) ?? [],
    conflicts,
    payments: orErrorPage(payments).data,
    picture: orNothing(hotel)?.images[0] ?? null,
    today: todayInKashmir(new Date()),
    idempotencyKey: crypto.randomUUID(),
  };
}

export type BookingDetailsData = Awaited<ReturnType<typeof readDetails>>;
