import type { DeskOffer } from "#contract/desk.ts";
import { toRupees } from "#contract/rules/money.ts";
import { partyFits, type Party, roomsNeeded } from "#contract/rules/party.ts";
import { priceStay, sumOf } from "#contract/rules/price.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { readFreeNights } from "../room-nights/free-nights.ts";
import { roomsOfHotels } from "../tariffs/priced-rooms.queries.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { leastNights } from "../tariffs/wishes.ts";
import { bookableHotels } from "./desk.queries.ts";

type PartyStay = Party & { arrival: CalendarDate; departure: CalendarDate };

/** More rooms than these are not booked at once. */
const mostRooms = 10;

/** What houses have free for the party on every night, the cheapest first, and how many room types have not. */
export async function readDeskOffers(
  db: Executor,
  stay: PartyStay,
  placeId?: number,
): Promise<{ offers: DeskOffer[]; full: number }> {
  const hotels = new Map((await bookableHotels(db, placeId)).map((hotel) => [hotel.id, hotel]));
  const rooms = await roomsOfHotels(db, [...hotels.keys()]);
  const tariffs = await readTariffs(db, rooms, stay);
  const free = await readFreeNights(db, rooms, stay);
  const offers = free.flatMap(({ room, nights }, index) => {
    const [hotel, tariff] = [hotels.get(room.hotel_id), tariffs[index]];
    const places = { maxAdults: room.max_adults, maxChild: room.max_children };
    const needed = roomsNeeded(stay, places);
    const left = Math.min(...nights.map((night) => night.free));
    if (!hotel || !tariff || needed > Math.min(left, mostRooms) || !partyFits(stay, needed, places))
      return [];
    const offer: DeskOffer = {
      hotelId: hotel.id,
      hotel: hotel.name,
      place: hotel.place ?? "",
      roomId: room.id,
      roomType: room.room_type,
      ...places,
      free: left,
      rooms: needed,
      total: toRupees(sumOf(priceStay(tariff, { ...stay, rooms: needed }))),
      minNights: leastNights(tariff, stay)?.minNights,
    };
    return [offer];
  });
  const sorted = offers.toSorted((one, other) => one.total - other.total || one.roomId - other.roomId);
  return { offers: sorted, full: rooms.length - offers.length };
}
