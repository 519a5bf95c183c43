import type { DeskOffer } from "#contract/desk.ts";
import { isTaxAdded, lowestWithTax, withTaxOfStay } from "#contract/rules/added-tax.ts";
import { toRupees } from "#contract/rules/money.ts";
import { partyFits, roomsNeeded } from "#contract/rules/party.ts";
import { priceStay, sumOf } from "#contract/rules/price.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import type { TaxRules } from "#contract/rules/tax.ts";
import type { Executor } from "../db/open.ts";
import { readFreeNights } from "../room-nights/free-nights.ts";
import { pricedRooms } from "../tariffs/priced-rooms.queries.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { leastNights } from "../tariffs/wishes.ts";
import { type OfferFilter, namesOfHotels, type PartyStay, roomsByLeastTotal } from "./desk.queries.ts";

/** More rooms than these cannot be booked at once. */
const mostRooms = 10;

/** Room types examined in addition to those returned, because some have no free room. */
const examinedInAddition = 20;

/**
 * The `limit` cheapest offers of houses for the party, free on every night. Room types are examined in the order of
 * their least price, until no other can be among these; `full` counts those without a free room.
 */
export async function readDeskOffers(
  db: Executor,
  stay: PartyStay,
  { tax: rules, ...asked }: OfferFilter & { tax: TaxRules | undefined },
): Promise<{ offers: DeskOffer[]; isMore: boolean; full: number }> {
  const tax = isTaxAdded(rules, stay.arrival) ? rules : undefined;
  const found: DeskOffer[] = [];
  const { limit } = asked;
  const size = limit + examinedInAddition;
  for (let offset = 0; ; offset += size) {
    // One more room type, whose least price bounds all later ones.
    const rooms = await roomsByLeastTotal(db, stay, { ...asked, limit: size + 1, offset });
    const looked = rooms.slice(0, size).map(({ id }) => id);
    found.push(...(await offersOf(db, stay, looked, tax)));
    const offers = found.toSorted((one, other) => one.total - other.total || one.roomId - other.roomId);
    const next = rooms[size];
    const last = offers[limit - 1];
    const isComplete =
      next === undefined ||
      (offers.length > limit && last && last.total < toRupees(lowestWithTax(next.total, tax)));
    if (!isComplete) continue;
    const shown = offers.slice(0, limit);
    return { offers: shown, isMore: offers.length > limit, full: offset + looked.length - offers.length };
  }
}

/** The offers of these room types to the party; none where too few rooms are free. */
async function offersOf(
  db: Executor,
  stay: PartyStay,
  roomIds: number[],
  tax: TaxRules | undefined,
): Promise<DeskOffer[]> {
  const rooms = await pricedRooms(db, roomIds);
  const hotelIds = [...new Set(rooms.map(({ hotel_id }) => hotel_id))];
  const hotels = new Map((await namesOfHotels(db, hotelIds)).map((hotel) => [hotel.id, hotel]));
  const tariffs = await readTariffs(db, rooms, stay);
  const free = await readFreeNights(db, rooms, stay);
  const nightCount = nightsBetween(stay.arrival, stay.departure);
  return free.flatMap(({ room, nights }, index) => {
    const [hotel, tariff] = [hotels.get(room.hotel_id), tariffs[index]];
    const places = { maxAdults: room.max_adults, maxChild: room.max_children };
    const needed = roomsNeeded(stay, places);
    const freeRooms = Math.min(...nights.map((night) => night.free));
    if (!hotel || !tariff || needed > Math.min(freeRooms, mostRooms) || !partyFits(stay, needed, places))
      return [];
    const bare = priceStay(tariff, { ...stay, rooms: needed });
    const taxed = { arrival: stay.arrival, nights: nightCount, rooms: needed };
    const offer: DeskOffer = {
      hotelId: hotel.id,
      hotel: hotel.name,
      place: hotel.place ?? "",
      roomId: room.id,
      roomType: room.room_type,
      ...places,
      free: freeRooms,
      rooms: needed,
      total: toRupees(sumOf(withTaxOfStay(bare, taxed, tax))),
      minNights: leastNights(tariff, stay)?.minNights,
    };
    return [offer];
  });
}
