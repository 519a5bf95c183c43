import type { CalendarRoom } from "#contract/calendar.ts";
import type { Client, Reply } from "#contract/client.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { readAll } from "#app/read-all.ts";
import { calendarHref, type CalendarPlace, type OpenDialog } from "./calendar-address.ts";

/** A room type to choose in the calendar's forms. */
export type HouseRoom = Pick<
  CalendarRoom,
  "roomId" | "roomType" | "units" | "rentPerNight" | "maxAdults" | "maxChild"
>;

/** Reads the opened record with the room types of its hotel; redirects to the calendar with a message if it is gone. */
export async function openRecord(api: Client, place: CalendarPlace, opened: OpenDialog | undefined) {
  const orBack = <T>(reply: Reply<T>): T => {
    if (!reply.ok) throw redirectWithToast(calendarHref(place), reply.message, { isInfo: true });
    return reply.data;
  };
  if (!opened) return null;
  if ("form" in opened) {
    const rooms = opened.house === 0 ? [] : await houseRooms(api, opened.house);
    const room = opened.room === 0 ? rooms[0] : rooms.find(({ roomId }) => roomId === opened.room);
    return room ? { kind: "form" as const, ...opened, room: room.roomId, rooms } : null;
  }
  if ("block" in opened) {
    const block = orBack(await api.blocks.byId({ query: { id: opened.block } }));
    return { kind: "block" as const, block, rooms: await houseRooms(api, block.hotelId) };
  }
  const stay = orBack(await api.bookings.byId({ query: { id: opened.stay } }));
  const { wish, isChanged } = opened;
  if (wish) {
    const { toRoom: roomId, night: checkInDate, until: checkOutDate } = wish;
    const query = { bookingId: stay.id, roomId, checkInDate, checkOutDate };
    const moves = orBack(await api.bookings.moves({ query }));
    return { kind: "move" as const, stay, moves, isChanged };
  }
  return { kind: "stay" as const, stay, rooms: await houseRooms(api, stay.hotelId) };
}

async function houseRooms(api: Client, hotelId: number): Promise<HouseRoom[]> {
  const all = await readAll((page) => api.rooms.list({ query: { hotelId, limit: 100, page } }));
  return all.map(({ id, noOfRooms, ...room }) => ({ roomId: id, units: noOfRooms, ...room }));
}
