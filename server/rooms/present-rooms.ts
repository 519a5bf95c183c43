import type { Room, RoomDetail } from "#contract/rooms.ts";
import { toRupees } from "#contract/rules/money.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { readPictures } from "../pictures/present-pictures.ts";
import { plansInRupees, plansOf } from "../tariffs/room-plans.ts";
import { facilitiesOfRooms, lowestRents, type RoomRow } from "./rooms.queries.ts";

/** Rooms as the contract shows them, with the names and the ids of their facilities. */
export async function presentRooms(db: Executor, rooms: RoomRow[], today: CalendarDate): Promise<Room[]> {
  return rooms.map(await presenterOf(db, rooms, today));
}

/** One room type, with its pictures' paths also in the form that the specification's client reads. */
export async function presentRoom(room: RoomRow, db: Executor, today: CalendarDate): Promise<RoomDetail> {
  const presented = (await presenterOf(db, [room], today))(room);
  return { ...presented, imagePath: presented.images.map(({ path }) => ({ ImagePath: path })) };
}

async function presenterOf(
  db: Executor,
  rooms: RoomRow[],
  today: CalendarDate,
): Promise<(room: RoomRow) => Room> {
  const ids = rooms.map((room) => room.id);
  const rents = ids.length > 0 ? await lowestRents(db, ids, today) : new Map<number, number>();
  const facilities = ids.length > 0 ? await facilitiesOfRooms(db, ids) : [];
  const picturesOf = await readPictures(db, "room", ids);
  const facilitiesOf = Map.groupBy(facilities, (facility) => facility.room_id);
  return (room) => {
    const roomFacilities = facilitiesOf.get(room.id) ?? [];
    const lowest = rents.get(room.id) ?? room.rent_paise;
    return {
      id: room.id,
      hotelId: room.hotel_id,
      roomType: room.room_type,
      roomTypeId: room.room_type_id,
      rentPerNight: toRupees(room.rent_paise),
      lowestRent: lowest !== room.rent_paise ? toRupees(lowest) : undefined,
      noBeds: room.beds,
      maxAdults: room.max_adults,
      maxChild: room.max_children,
      noOfRooms: room.units,
      roomNumber: room.room_number,
      facilities: roomFacilities.map((facility) => facility.name),
      roomFacilities: roomFacilities.map((facility) => facility.id),
      images: picturesOf(room.id),
      includedAdults: room.included_adults ?? room.max_adults,
      extraBeds: room.extra_beds,
      plans: plansInRupees(plansOf(room)),
      version: room.version,
    };
  };
}
