import type { Booking } from "#contract/bookings.ts";
import type { Client } from "#contract/client.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { orErrorPage, dataOrNull } from "#app/reply.ts";
import { readTable } from "#app/features/lists/read-list.ts";
import { type Event, latestFirst, paymentEvent, readTimeline } from "../answers/read-timeline.ts";
import { readQuotes } from "../endings/read-quotes.ts";
import { findConflicts } from "../conflicts/find-conflicts.ts";
import { readOtherStays } from "./read-other-stays.ts";
import { bookingList } from "../bookings/booking-list.tsx";

/** One page of bookings by the filters in the address, and the opened booking with the rooms free for it. */
export async function readBookingsPage(api: Client, request: Request) {
  const page = await readTable(api, bookingList, request);
  const before = new URL(request.url).searchParams.get("was");
  const was = page.viewed && before !== page.viewed.status ? before : null;
  return { ...page, was, details: page.viewed ? await readDetails(api, page.viewed) : null };
}

async function readDetails(api: Client, booking: Booking) {
  const { id, hotelId, checkInDate, checkOutDate } = booking;
  const [free, conflicts, paid, issued, buyer, claims, quotes, hotel, events, otherStays] = await Promise.all(
    [
      api.availability.list({ query: { hotelId, checkInDate, checkOutDate } }),
      findConflicts(api, { hotelId, arrival: checkInDate, departure: checkOutDate, without: { stay: id } }),
      api.payments.list({ query: { bookingId: id, limit: 100 } }),
      api.papers.list({ query: { bookingId: id } }),
      api.papers.buyer({ query: { bookingId: id } }),
      api.paymentClaims.list({ query: { bookingId: id } }),
      readQuotes(api, booking),
      api.hotels.byId({ query: { id: hotelId } }),
      readTimeline(api, "bookings", booking),
      readOtherStays(api, booking),
    ],
  );
  const payments = orErrorPage(paid).data;
  const today = todayInKashmir(new Date());
  // A deleted hotel has no free rooms and no picture.
  return {
    availability: dataOrNull(free) ?? [],
    conflicts,
    otherStays,
    payments,
    papers: orErrorPage(issued).data,
    buyer: orErrorPage(buyer).data,
    claims: orErrorPage(claims).data,
    quotes,
    timeline: latestFirst([...events, ...payments.map(paymentEvent), ...stayEvents(booking, today)]),
    picture: dataOrNull(hotel)?.images[0] ?? null,
    today,
    idempotencyKey: crypto.randomUUID(),
  };
}

/** Arrival and departure of a stay that holds its rooms, as far as they have passed. */
function stayEvents({ status, checkInDate, checkOutDate }: Booking, today: string): Event[] {
  const ends = [
    { at: checkInDate, what: "Arrival", about: "" },
    { at: checkOutDate, what: "Departure", about: "" },
  ];
  return holdsRooms(status) ? ends.filter(({ at }) => at <= today) : [];
}

export type BookingDetailsData = Awaited<ReturnType<typeof readDetails>>;
