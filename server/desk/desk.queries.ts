import { sql } from "kysely";
import type { Party } from "#contract/rules/party.ts";
import { type CalendarDate, nightsBetween } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";

export type PartyStay = Party & { arrival: CalendarDate; departure: CalendarDate };

/** The place or the house that is asked for, if one is. */
export type OfferFilter = { placeId?: number | undefined; hotelId?: number | undefined; limit: number };

/**
 * The room types that can be booked, by the least that the party's stay can cost in them, in paise: later ones cost at
 * least as much. Only those of one place or house, when it is given.
 */
export async function roomsByLeastTotal(
  db: Executor,
  stay: PartyStay,
  { placeId, hotelId, limit, offset }: OfferFilter & { offset: number },
) {
  const { arrival, departure, adults, children } = stay;
  const ofPlace = placeId === undefined ? sql`` : sql`and hotels.place_id = ${placeId}`;
  const ofHouse = hotelId === undefined ? sql`` : sql`and hotels.id = ${hotelId}`;
  const lowerRate = sql`(select min(rate_paise) from rate_periods where room_id = rooms.id and deleted_at is null
    and rate_paise < rooms.rent_paise and first_night < ${departure} and (free_from > ${arrival} or yearly = 1))`;
  const integer = (number: number) => sql`cast(${number} as integer)`;
  const forAll = sql`(${integer(adults + children - 1)} / (rooms.max_adults + rooms.max_children) + 1)`;
  const forAdults = sql`(${integer(adults - 1)} / rooms.max_adults + 1)`;
  const needed = sql`case when ${forAll} > ${forAdults} then ${forAll} else ${forAdults} end`;
  const total = sql`cast(coalesce(${lowerRate}, rooms.rent_paise) as bigint) * ${integer(nightsBetween(arrival, departure))} * ${needed}`;
  const { rows } = await sql<{ id: number; total: number }>`
    select rooms.id, ${total} as total from rooms join hotels on hotels.id = rooms.hotel_id
    where rooms.deleted_at is null and hotels.deleted_at is null and rooms.max_adults > 0 ${ofPlace} ${ofHouse}
    order by total, rooms.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** What these houses are called, and where they are. */
export function namesOfHotels(db: Executor, hotelIds: number[]) {
  return db
    .selectFrom("hotels")
    .leftJoin("places", "places.id", "hotels.place_id")
    .select(["hotels.id", "hotels.name", "places.name as place"])
    .where("hotels.id", "in", hotelIds.length > 0 ? hotelIds : [0])
    .execute();
}
