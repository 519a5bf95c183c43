import { sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { CabUnit } from "#contract/rules/cab-price.ts";
import type { Executor } from "../db/open.ts";
import { readPage } from "../db/read-page.ts";
import { recordKind } from "../db/record-kind.ts";
import { findRecord } from "../db/records.ts";

export type CabRateRow = NonNullable<Awaited<ReturnType<typeof findCabRateEvenDeleted>>>;

export function listCabRates(db: Executor, page: PageRequest) {
  const query = db
    .selectFrom("cab_rates")
    .selectAll()
    .where("deleted_at", page.isDeleted ? "is not" : "is", null);
  return readPage(query, page, { id: "cab_rates.id", orders: {} });
}

export function allCabRates(db: Executor) {
  return db.selectFrom("cab_rates").selectAll().where("deleted_at", "is", null).execute();
}

export function findCabRate(db: Executor, id: number) {
  return findRecord(db, "cab_rates", id);
}

export function findCabRateEvenDeleted(db: Executor, id: number) {
  return db.selectFrom("cab_rates").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The price of the driver's night halt, the newest if there are several. */
export function findNightHalt(db: Executor) {
  return db
    .selectFrom("cab_rates")
    .selectAll()
    .where("per", "=", "night")
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

type Journey = { per: CabUnit; from_place: string; to_place: string };

/** Another price for the same journey, in any case of its places; compared here, as SQLite lowers English letters only. */
export async function findDuplicate(db: Executor, { per, from_place, to_place }: Journey, id?: number) {
  let query = db
    .selectFrom("cab_rates")
    .select(["id", "from_place", "to_place"])
    .where("per", "=", per)
    .where("deleted_at", "is", null);
  if (id !== undefined) query = query.where("id", "<>", id);
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const others = await query.execute();
  return others.find((one) => isSame(one.from_place, from_place) && isSame(one.to_place, to_place));
}

const journey = sql<string>`case per when 'route' then from_place || ' to ' || to_place
  when 'day' then 'A day' else 'Driver''s night halt' end`;

export const cabRateKind = recordKind({
  table: "cab_rates",
  select: (db) =>
    db
      .selectFrom("cab_rates")
      .select([journey.as("journey"), "note"])
      .select((eb) => eb("car_paise", "/", eb.lit(100)).as("car"))
      .select((eb) => eb("suv_paise", "/", eb.lit(100)).as("suv"))
      .select((eb) => eb("van_paise", "/", eb.lit(100)).as("van"))
      .select((eb) => eb("bus_paise", "/", eb.lit(100)).as("bus")),
  labels: {
    journey: "Journey",
    car: "Car, ₹",
    suv: "SUV, ₹",
    van: "Van, ₹",
    bus: "Bus, ₹",
    note: "Note",
  },
  title: ["journey"],
});
