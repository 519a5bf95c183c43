import type { Executor } from "#server/db/open.ts";
import { bookingFormFor } from "./factories.ts";

export type RaceStay = { checkInDate: string; checkOutDate: string; rooms: number };
export type RacePlace = { hotelId: number; roomId: number; units: number };

/** Inserts a hotel with one room type straight into the database, because hundreds are needed. */
export async function insertPlace(db: Executor, units: number): Promise<RacePlace> {
  const created_at = "2090-01-01T00:00:00.000Z";
  const hotel = {
    name: "Willow House",
    description: "By the lake",
    address: "Lane 4",
    search_address: "Rajbagh",
  };
  const { id: hotelId } = await db
    .insertInto("hotels")
    .values({ ...hotel, pin_code: "190008", created_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const room = { hotel_id: hotelId, room_type_id: 2, rent_paise: 450_000, beds: 1, room_number: "", units };
  const { id: roomId } = await db
    .insertInto("rooms")
    .values({ ...room, max_adults: 2, max_children: 1, created_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { hotelId, roomId, units };
}

/** The form of a stay there, for guests and staff. */
export function raceForm({ hotelId, roomId }: RacePlace, stay: RaceStay) {
  return bookingFormFor(hotelId, { ...stay, roomId, adults: 1 });
}

let requests = 0;

/** A request for a stay: new, or accepted once and then deleted. */
export async function insertRequest(
  db: Executor,
  { hotelId, roomId }: RacePlace,
  stay: RaceStay,
  isDeleted: boolean,
) {
  requests += 1;
  const created_at = "2090-01-01T00:00:00.000Z";
  const { id } = await db
    .insertInto("bookings")
    .values({
      created_at,
      deleted_at: isDeleted ? created_at : null,
      reference: `CO-RACE-${requests}`,
      guest_key_hash: `race-${requests}`,
      customer_name: "Meera Pillai",
      email: "meera@example.com",
      phone: "9000000001",
      hotel_id: hotelId,
      room_id: roomId,
      rooms: stay.rooms,
      arrival: stay.checkInDate,
      departure: stay.checkOutDate,
      adults: 1,
      children: 0,
      special_request: "",
      status: isDeleted ? "Accepted" : "",
      total_paise: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
