import { type RawBuilder, sql } from "kysely";
import type { HotelOrder, HotelSort } from "#contract/hotels.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { StayKind } from "#contract/rules/stay-kinds.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { Executor } from "../db/open.ts";
import { pageInfo } from "../db/read-page.ts";
import { hasWords } from "../db/search.ts";
import { similarityOrder } from "./similarity-order.queries.ts";
import { lowestRentOfRoom } from "../tariffs/lowest-rent.queries.ts";

/** Rates are paise a night, the lowest from `today` on. */
export type HotelSearch = PageRequest<HotelOrder> & {
  today: CalendarDate;
  place?: string;
  facilities?: readonly string[];
  kinds?: readonly StayKind[];
  guests?: number | undefined;
  like?: number | undefined;
  minPaise?: number;
  maxPaise?: number;
  stay?: { arrival: string; departure: string };
  sort?: HotelSort;
  /** The cheapest room's rate per night of the stay, in paise, for hotels where it differs from their lowest rate. */
  stayRates?: ReadonlyMap<number, number>;
};

function lowestRent(today: CalendarDate): RawBuilder<number | null> {
  return sql<number | null>`(
    select min(${lowestRentOfRoom(today)}) from rooms
    where rooms.hotel_id = hotels.id and rooms.deleted_at is null
  )`;
}

/** The lowest rate of a hotel, on the nights of the stay if there are any. */
function rateFor({ stayRates, today }: HotelSearch): RawBuilder<number | null> {
  const lowest = lowestRent(today);
  if (!stayRates?.size) return lowest;
  const cases = [...stayRates].map(([id, rate]) => sql`when ${sql.lit(id)} then ${sql.lit(rate)}`);
  return sql`case hotels.id ${sql.join(cases, sql` `)} else ${lowest} end`;
}

/** The ids of one page of hotels that match the search, and the number of all: each hotel is examined once for both. */
export async function findHotels(db: Executor, search: HotelSearch) {
  const { page, limit, direction, orderBy } = search;
  const fitting = fittingHotels(db, search);
  const sorted = orderBy === "name" ? fitting.orderBy("name_key", direction) : fitting;
  const found = await sorted
    .select((eb) => ["id", eb.fn.countAll<number>().over().as("total")])
    .orderBy("id", direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const total = found[0]?.total ?? (page > 1 ? await countFitting(db, search) : 0);
  return { ids: found.map(({ id }) => id), pageInfo: pageInfo(total, search) };
}

/** For pages beyond the last one, which have no row with the number. */
async function countFitting(db: Executor, search: HotelSearch): Promise<number> {
  const { total } = await fittingHotels(db, search)
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

function fittingHotels(db: Executor, search: HotelSearch) {
  const rate = rateFor(search);
  let query = db.selectFrom("hotels");
  query = query.where("deleted_at", search.isDeleted ? "is not" : "is", null);
  if (search.search) query = query.where(hasWords(["name", "address", "search_address"], search.search));
  if (search.place) query = query.where(isIn(search.place));
  for (const facility of search.facilities ?? []) query = query.where(hasFacility(facility));
  if (search.kinds?.length) query = query.where("kind", "in", search.kinds);
  if (search.guests) query = query.where(sleeps(search.guests));
  if (search.minPaise !== undefined) query = query.where(sql<boolean>`${rate} >= ${search.minPaise}`);
  if (search.maxPaise !== undefined) query = query.where(sql<boolean>`${rate} <= ${search.maxPaise}`);
  if (search.stay) query = query.where(hasFreeRoom(search.stay));
  if (search.like) {
    query = query.where("id", "!=", search.like);
    for (const key of similarityOrder(search.like, rate, search.today)) query = query.orderBy(key);
  }
  // Hotels without rooms have no rate and come last in both directions.
  if (search.sort === "cheapest") query = query.orderBy(sql`coalesce(${rate}, 2147483647)`);
  if (search.sort === "dearest") query = query.orderBy(sql`coalesce(${rate}, -1)`, "desc");
  if (search.sort === "name") query = query.orderBy("name_key");
  return query;
}

/** In one of the company's places; any other text is searched for in the address. */
function isIn(place: string): RawBuilder<boolean> {
  const named = sql`(select id from places where lower(name) = ${place.toLowerCase()})`;
  return sql<boolean>`(
    hotels.place_id in ${named} or (not exists ${named} and ${hasWords(["search_address"], place)})
  )`;
}

/** All rooms of the hotel together sleep so many guests. */
function sleeps(guests: number): RawBuilder<boolean> {
  return sql<boolean>`(
    select sum(rooms.units * (rooms.max_adults + rooms.max_children))
    from rooms where rooms.hotel_id = hotels.id and rooms.deleted_at is null
  ) >= ${guests}`;
}

/** In any case; as it is written too, as SQLite lowers English letters only. */
function hasFacility(name: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from rooms
    join room_facilities on room_facilities.room_id = rooms.id
    join facilities on facilities.id = room_facilities.facility_id
    where rooms.hotel_id = hotels.id and rooms.deleted_at is null and facilities.deleted_at is null
      and (facilities.name = ${name} or lower(facilities.name) = ${name.toLowerCase()})
  )`;
}

/** Some room type has a free room on every night of the stay. Triggers maintain which nights are full. */
function hasFreeRoom(stay: { arrival: string; departure: string }): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from rooms where rooms.hotel_id = hotels.id and rooms.deleted_at is null and rooms.id not in (
      select room_id from free_units where free <= 0 and night >= ${stay.arrival} and night < ${stay.departure}
    )
  )`;
}

/** The places with hotels, in the company's order, each with their number and lowest rate from `today` on, in paise. */
export function countByPlace(db: Executor, today: CalendarDate) {
  return db
    .selectFrom("hotels")
    .innerJoin("places", "places.id", "hotels.place_id")
    .select((eb) => [
      "places.id",
      "places.name",
      "places.latitude",
      "places.longitude",
      eb.fn.countAll<number>().as("hotels"),
      eb.fn.min(lowestRent(today)).as("lowest"),
    ])
    .where("hotels.deleted_at", "is", null)
    .groupBy(["places.id", "places.name", "places.latitude", "places.longitude", "places.position"])
    .orderBy("places.position")
    .orderBy("places.id")
    .execute();
}

/** The room types of hotels in the company's places, with their usual rent in paise. */
export function roomsOfPlaces(db: Executor) {
  return db
    .selectFrom("rooms")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .select(["rooms.id", "rooms.rent_paise", "hotels.place_id"])
    .where("rooms.deleted_at", "is", null)
    .where("hotels.deleted_at", "is", null)
    .where("hotels.place_id", "is not", null)
    .$narrowType<{ place_id: number }>()
    .execute();
}

/** The number of hotels of each kind. */
export function countByKind(db: Executor) {
  return db
    .selectFrom("hotels")
    .select((eb) => ["kind", eb.fn.countAll<number>().as("hotels")])
    .where("deleted_at", "is", null)
    .where("kind", "is not", null)
    .groupBy("kind")
    .execute();
}

const isOfDeletedHotel = sql<boolean>`rooms.hotel_id in (select id from hotels where deleted_at is not null)`;

/** The number of hotels that have each facility, most first. Names are joined last: hotels are many, facilities few. */
export function countByFacility(db: Executor) {
  const counted = db
    .selectFrom("rooms")
    .innerJoin("room_facilities", "room_facilities.room_id", "rooms.id")
    .select((eb) => ["facility_id", eb.fn.count<number>("rooms.hotel_id").distinct().as("hotels")])
    .where("rooms.deleted_at", "is", null)
    .where(sql<boolean>`not ${isOfDeletedHotel}`)
    .groupBy("facility_id");
  return db
    .selectFrom(counted.as("counted"))
    .innerJoin("facilities", "facilities.id", "counted.facility_id")
    .select(["facilities.name", "facilities.icon", "counted.hotels"])
    .where("facilities.deleted_at", "is", null)
    .orderBy("hotels", "desc")
    .orderBy("facilities.name")
    .execute();
}

/** The lowest and the highest of the hotels' lowest rates from `today` on, in paise. */
export function rateRange(db: Executor, today: CalendarDate) {
  const rates = db
    .selectFrom("rooms")
    .select((eb) => eb.fn.min(lowestRentOfRoom(today)).as("rate"))
    .where("deleted_at", "is", null)
    .where(sql<boolean>`not ${isOfDeletedHotel}`)
    .groupBy("hotel_id");
  return db
    .selectFrom(rates.as("rates"))
    .select((eb) => [eb.fn.min("rate").as("lowest"), eb.fn.max("rate").as("highest")])
    .executeTakeFirst();
}
