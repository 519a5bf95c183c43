import { hotelForm } from "#contract/hotels.ts";
import { roomForm } from "#contract/rooms.ts";
import type { Transaction } from "#server/db/open.ts";
import { readPlaces } from "#server/places/places.queries.ts";
import { listFacilities, listRoomTypes, replaceRoomFacilities } from "#server/rooms/rooms.queries.ts";
import { insertDemoRecord } from "./insert-demo-record.queries.ts";
import type { DemoHotel, DemoRoom } from "./demo-hotel.ts";
import { demoHotels } from "./hotels.ts";

type Choices = Record<"roomTypes" | "facilities" | "places", Map<string, number>>;

/** Where a demo hotel landed: its id, and its rooms' ids by the name of their type. */
export type SeededHotel = { id: number; rooms: Map<string, number> };

/** Stores the demo's hotels with their rooms; answers them by their slugs. */
export async function seedHotels(transaction: Transaction, now: string): Promise<Map<string, SeededHotel>> {
  const choices = await readChoices(transaction);
  const seeded = new Map<string, SeededHotel>();
  for (const hotel of demoHotels) seeded.set(hotel.slug, await seedHotel(transaction, hotel, choices, now));
  return seeded;
}

async function seedHotel(
  transaction: Transaction,
  hotel: DemoHotel,
  choices: Choices,
  now: string,
): Promise<SeededHotel> {
  const form = hotelForm.parse({ ...hotel, pindCode: hotel.pinCode });
  const columns = {
    name: form.hotelName,
    description: form.description,
    address: form.address,
    search_address: form.searchAddress,
    pin_code: form.pinCode,
    place_id: chosen(choices.places, hotel.place),
    kind: form.kind,
  };
  const id = await insertDemoRecord(transaction, "hotels", { ...columns, created_at: now });
  const rooms = new Map<string, number>();
  for (const room of hotel.rooms)
    rooms.set(room.roomType, await seedRoom(transaction, id, room, choices, now));
  return { id, rooms };
}

async function seedRoom(
  transaction: Transaction,
  hotelId: number,
  room: DemoRoom,
  choices: Choices,
  now: string,
): Promise<number> {
  const facilities = room.facilities.map((name) => chosen(choices.facilities, name));
  const form = roomForm.parse({
    ...room,
    hotelId,
    roomType: chosen(choices.roomTypes, room.roomType),
    facilities,
  });
  const columns = {
    room_type_id: form.roomType,
    rent_paise: form.rentPerNight * 100,
    beds: form.noBeds,
    max_adults: form.maxAdults,
    max_children: form.maxChild,
    units: form.noOfRooms,
    room_number: form.roomNumber,
  };
  const roomId = await insertDemoRecord(transaction, "rooms", {
    ...columns,
    hotel_id: hotelId,
    created_at: now,
  });
  await replaceRoomFacilities(transaction, roomId, form.facilities);
  return roomId;
}

async function readChoices(transaction: Transaction): Promise<Choices> {
  const roomTypes = await listRoomTypes(transaction);
  const facilities = await listFacilities(transaction);
  const places = await readPlaces(transaction);
  return {
    places: new Map(places.map(({ name, id }) => [name, id])),
    roomTypes: new Map(roomTypes.map(({ name, id }) => [name, id])),
    facilities: new Map(facilities.map(({ name, id }) => [name, id])),
  };
}

function chosen(choices: Map<string, number>, name: string): number {
  const id = choices.get(name);
  if (id === undefined) throw new Error(`The demo names "${name}", which is not among the choices`);
  return id;
}
