import type { PageInfo } from "#contract/core/envelope.ts";
import type { RoomStatus, TimeOfDay } from "#contract/dashboard.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { pageInfo } from "../db/read-page.ts";
import { takenByNight } from "../room-nights/room-nights.queries.ts";
import { housesWithRooms, roomsOfHotels } from "./dashboard.queries.ts";

type Question = {
  roomType?: number;
  hotelId?: number;
  date: CalendarDate;
  time: TimeOfDay;
  limit: number;
  page: number;
};

/**
 * Free and taken rooms of a page of houses at a time of day. In the morning the stays of the night before still count.
 * Houses beyond the page are not counted.
 */
export async function readRoomStatus(
  db: Executor,
  question: Question,
): Promise<{ data: RoomStatus[]; pageInfo: PageInfo }> {
  const { date, time, roomType, page, limit } = question;
  const night = time === "Morning" ? addDays(date, -1) : date;
  const houses = await housesWithRooms(db, question);
  const rooms = await roomsOfHotels(db, houses.slice(0, limit), roomType);
  const ids = rooms.map(({ id }) => id);
  const takenRows = await takenByNight(db, ids, { arrival: night, departure: addDays(night, 1) });
  const takenOf = new Map(takenRows.map((row) => [row.room_id, row.taken]));
  const data = rooms.map((room) => {
    const count = takenOf.get(room.id) ?? 0;
    return {
      hotelId: room.hotel_id,
      hotel: room.hotel,
      roomId: room.id,
      roomType: room.room_type,
      rooms: room.units,
      taken: count,
      free: Math.max(0, room.units - count),
    };
  });
  const before = (page - 1) * limit;
  const isBeyond = houses.length === 0 && before > 0;
  const seen = isBeyond
    ? (await housesWithRooms(db, { ...question, page: 1, limit: before })).length
    : before + Math.min(houses.length, limit);
  return { data, pageInfo: pageInfo(seen, question, houses.length > limit) };
}
