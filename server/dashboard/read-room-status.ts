import type { RoomStatus, TimeOfDay } from "#contract/dashboard.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import { takenByNight } from "../room-nights/room-nights.queries.ts";
import type { Executor } from "../db/open.ts";
import { roomsOfHotels } from "./dashboard.queries.ts";

type Question = { roomType?: number; hotelId?: number; date: CalendarDate; time: TimeOfDay };

/** Free and taken rooms at a time of a day. In the morning the stays of the night before still count. */
export async function readRoomStatus(db: Executor, question: Question): Promise<RoomStatus[]> {
  const { date, time, ...filter } = question;
  const night = time === "Morning" ? addDays(date, -1) : date;
  const rooms = await roomsOfHotels(db, filter);
  const ids = rooms.map(({ id }) => id);
  const taken = await takenByNight(db, ids, { arrival: night, departure: addDays(night, 1) });
  const takenOf = new Map(taken.map((row) => [row.room_id, row.taken]));
  return rooms.map((room) => {
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
}
