import { usualDays } from "#contract/calendar.ts";
import { fromForm, type Client } from "#contract/client.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { findHouses, firstFound } from "#app/features/find-house/find-houses.ts";
import { orErrorPage } from "#app/reply.ts";
import { readOpenDialog, readPlace } from "./calendar-address.ts";
import { openRecord } from "./open-record.ts";

/** Reads the nights of one or all hotels, the unanswered requests for them, and the opened record. */
export async function readCalendarPage(api: Client, address: URLSearchParams) {
  const named = readPlace(address);
  const hotels = await findHouses(api, address, named.hotel);
  if (hotels.houses.length === 0) return { hotels, page: null };
  const place = { ...named, hotel: named.hotel ?? firstFound(address, hotels) };
  const from = place.from ?? addDays(todayInKashmir(new Date()), -1);
  const days = place.days ?? usualDays;
  const nights = { hotelId: place.hotel, from, to: addDays(from, days) };
  const [calendar, waiting, opened] = await Promise.all([
    api.calendar.rooms({ query: { hotelId: place.hotel, from, days, page: place.page } }),
    readWaiting(api, nights),
    openRecord(api, place, readOpenDialog(address)),
  ]);
  const isToBlock = address.get("to") === "block" && !opened;
  const page = { calendar: orErrorPage(calendar).data, place, waiting, opened, isToBlock };
  return { hotels, page: { ...page, idempotencyKey: crypto.randomUUID() } };
}

/** Requests for these nights that hold no room yet. */
async function readWaiting(api: Client, query: { hotelId: number | undefined; from: string; to: string }) {
  const filter = { ...query, hotelId: query.hotelId === undefined ? "" : String(query.hotelId) };
  const [fresh, pending] = await Promise.all(
    ["New", "Pending"].map((status) =>
      api.bookings.list({ query: fromForm({ ...filter, direction: "asc", status }) }),
    ),
  );
  const waiting = [fresh, pending].flatMap((reply) => (reply ? orErrorPage(reply).data : []));
  return waiting.toSorted((a, b) => a.checkInDate.localeCompare(b.checkInDate));
}

export type CalendarPage = NonNullable<Awaited<ReturnType<typeof readCalendarPage>>["page"]>;
