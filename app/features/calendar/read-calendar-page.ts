import type { Calendar } from "#contract/calendar.ts";
import { fromForm, type Client } from "#contract/client.ts";
import { monthOf } from "#contract/rules/month.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { orErrorPage } from "#app/reply.ts";
import { calendarHref, type CalendarPlace, type Opened, readPlace } from "./calendar-address.ts";

/** Reads a hotel's month, the New requests in it, and the record whose dialog is open. */
export async function readCalendarPage(api: Client, address: URLSearchParams) {
  const { data: all } = orErrorPage(await api.hotels.list({ query: { limit: 100, sort: "name" } }));
  const hotels = all.map(({ id, hotelName }) => ({ value: id, label: hotelName }));
  const asked = readPlace(address);
  const hotel = asked.hotel ?? (await hotelOfNextGuest(api)) ?? hotels[0]?.value;
  if (hotel === undefined) return { hotels, page: null };
  const place = { hotel, month: asked.month ?? monthOf(todayInKashmir(new Date())) };
  const [calendar, waiting, opened] = await Promise.all([
    api.calendar.month({ query: { hotelId: hotel, month: place.month } }),
    readWaiting(api, place),
    readOpened(api, place, asked.opened),
  ]);
  const month = orErrorPage(calendar).data;
  const idempotencyKey = crypto.randomUUID();
  return {
    hotels,
    page: { calendar: month, place, waiting, opened: ofThisHotel(opened, month), idempotencyKey },
  };
}

/** The default hotel: that of the next check-in. */
async function hotelOfNextGuest(api: Client): Promise<number | undefined> {
  return orErrorPage(await api.dashboard.today()).data.nextCheckIns[0]?.hotelId;
}

/** Requests for nights of this month that hold no room yet. */
async function readWaiting(api: Client, { hotel, month }: CalendarPlace) {
  const from = `${month}-01`;
  const query = { hotelId: hotel, from, to: addDays(from, 31), direction: "asc" };
  const [fresh, pending] = await Promise.all(
    ["New", "Pending"].map((status) => api.bookings.list({ query: fromForm({ ...query, status }) })),
  );
  const waiting = [fresh, pending].flatMap((reply) => (reply ? orErrorPage(reply).data : []));
  return waiting.toSorted((a, b) => a.checkInDate.localeCompare(b.checkInDate));
}

async function readOpened(api: Client, place: CalendarPlace, opened: Opened | undefined) {
  if (!opened) return null;
  if ("room" in opened) return { kind: "form" as const, ...opened };
  if ("block" in opened) {
    const reply = await api.blocks.byId({ query: { id: opened.block } });
    if (!reply.ok) throw redirectWithToast(calendarHref(place), reply.message, { isInfo: true });
    return { kind: "block" as const, block: reply.data };
  }
  const reply = await api.bookings.byId({ query: { id: opened.stay } });
  if (!reply.ok) throw redirectWithToast(calendarHref(place), reply.message, { isInfo: true });
  await api.dashboard.open({ body: { kind: "bookings", id: opened.stay } });
  return { kind: "stay" as const, stay: reply.data };
}

/** The forms of a free night need a room type of the hotel that is shown. */
function ofThisHotel(opened: Awaited<ReturnType<typeof readOpened>>, calendar: Calendar) {
  if (opened?.kind !== "form") return opened;
  const [first] = calendar.rooms;
  if (opened.room === 0) return first ? { ...opened, room: first.roomId } : null;
  return calendar.rooms.some(({ roomId }) => roomId === opened.room) ? opened : null;
}

export type CalendarPage = NonNullable<Awaited<ReturnType<typeof readCalendarPage>>["page"]>;
