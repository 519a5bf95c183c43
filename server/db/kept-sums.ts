import { type RawBuilder, type Selectable, sql } from "kysely";
import { monthOf } from "#contract/rules/month.ts";
import { nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "./open.ts";
import { owedForJourney, owedForStay } from "./owed-amounts.ts";
import type { Tables } from "./tables.ts";

export type OwedSum = { name: string; records: number; paise: number };
export type SoldByAll = { month: string; nights: number; paise: number };
export type StayDates = Selectable<Tables["stay_dates"]>;
export type FreeUnits = Selectable<Tables["free_units"]>;
export type DayTakings = Selectable<Tables["day_takings"]>;
export type SoldMonth = { month: string; hotel_id: number; nights: number; paise: number };

const owedIn = { bookings: owedForStay, package_bookings: owedForJourney, cab_bookings: owedForJourney };

/** What `owed_sums` should say, counted from the rows; sums of nothing are left out. */
export async function countOwed(db: Executor): Promise<OwedSum[]> {
  const counted: OwedSum[] = [];
  for (const [table, { owed, isOwed }] of Object.entries(owedIn)) {
    const count = async (name: string, difference: RawBuilder<number>, condition: RawBuilder<boolean>) => {
      const { rows } = await sql<Omit<OwedSum, "name">>`
        select count(*) as records, cast(coalesce(sum(${difference}), 0) as bigint) as paise from ${sql.table(table)}
        where deleted_at is null and suspicious_at is null and ${condition} and ${difference} > 0`.execute(
        db,
      );
      for (const row of rows) if (row.records > 0) counted.push({ name: `${table} ${name}`, ...row });
    };
    await count("owing", sql`(${owed} - paid_paise)`, isOwed);
    await count("to return", sql`(paid_paise - ${owed})`, sql`1 = 1`);
  }
  return counted;
}

/** What `sold_months` should say, counted night by night; months in which a house sold nothing are left out. */
export async function countSoldMonths(db: Executor): Promise<SoldMonth[]> {
  const stays = await db
    .selectFrom("bookings")
    .select(["hotel_id", "arrival", "departure", "rooms", "total_paise"])
    .where("deleted_at", "is", null)
    .where("suspicious_at", "is", null)
    .where("status", "in", ["Accepted", "Completed"])
    .execute();
  const counted = new Map<string, SoldMonth>();
  for (const { hotel_id, arrival, departure, rooms, total_paise } of stays) {
    const nights = nightsOf(arrival, departure);
    // Cumulative, so that rounding adds up: the total for the nights through this one, less that for those before it.
    const through = (count: number) => Math.floor(((total_paise ?? 0) * count) / nights.length);
    for (const [index, night] of nights.entries()) {
      const month = monthOf(night);
      const sum = counted.get(`${hotel_id} ${month}`) ?? { month, hotel_id, nights: 0, paise: 0 };
      sum.nights += rooms;
      sum.paise += through(index + 1) - through(index);
      counted.set(`${hotel_id} ${month}`, sum);
    }
  }
  return [...counted.values()];
}

/** What `sold_by_all` should say. */
export async function countSoldByAll(db: Executor): Promise<SoldByAll[]> {
  const months = Map.groupBy(await countSoldMonths(db), ({ month }) => month);
  return [...months].map(([month, houses]) => ({
    month,
    nights: houses.reduce((sum, { nights }) => sum + nights, 0),
    paise: houses.reduce((sum, { paise }) => sum + paise, 0),
  }));
}

/** What `stay_dates` should say; dates that no stay has are left out. */
export async function countStayDates(db: Executor): Promise<StayDates[]> {
  const { rows } = await sql<StayDates>`
    select arrival, departure, status, count(*) as stays,
      count(case when suspicious_at is null then 1 end) as listed,
      cast(sum(adults + children) as bigint) as guests, cast(coalesce(sum(total_paise), 0) as bigint) as paise
    from bookings where deleted_at is null group by arrival, departure, status`.execute(db);
  return rows;
}

/** What `day_takings` should say. */
export async function countTakings(db: Executor): Promise<DayTakings[]> {
  const { rows } = await sql<DayTakings>`
    select paid_on as day, method, cast(coalesce(sum(paise) filter (where paise > 0), 0) as bigint) as received,
      cast(coalesce(-sum(paise) filter (where paise < 0), 0) as bigint) as returned, count(*) as payments
    from payments where deleted_at is null and method <> 'Credit' group by paid_on, method`.execute(db);
  return rows;
}

/** What `free_units` should say of the nights that anybody holds. */
export async function countFreeUnits(db: Executor): Promise<FreeUnits[]> {
  const { rows } = await sql<FreeUnits>`
    select room_id, night, (select units from rooms where rooms.id = room_id) - count(*) as free
    from room_nights group by room_id, night`.execute(db);
  return rows;
}
