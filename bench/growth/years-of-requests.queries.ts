import { type RawBuilder, sql } from "kysely";
import type { Engine } from "#server/db/engine.ts";

/** "Today" of the bench. */
export const benchDay = "2030-06-01";

/** Days between booking and arrival: the stays of the last 30 days of bookings are still to come. */
const daysAhead = 30;

/** Number of unopened requests, in a small office as in a large one. */
const unopened = 30;

/**
 * Chosen for searches: a quarter of the guests are called Meera, half of these Pillai, which is more than a search counts
 * even in a small office. No deleted record is a Meera, no Lalit stayed in the hotel named Palace, and twenty guests of
 * each office have a unique name.
 */
const firstNames =
  "Meera Anil Ritu Imran Zoya Meera Leela Omar Meera Vikram Meera Farid Gauri Harsh Irfan Meera Kiran Lalit Mohan Usha";
const lastNames = ["Pillai", "Kohli", "Pillai", "Bhat", "Pillai", "Kaul", "Pillai", "Wani", "Pillai", "Rao"];
const rareGuests = 20;

/** SQL for the `n`-th of the texts, cyclically. */
function oneOf(texts: readonly string[], n: RawBuilder<unknown>): RawBuilder<string> {
  const cases = texts.map((text, index) => sql`when ${sql.lit(index)} then ${sql.lit(text)}`);
  return sql`case ${n} % ${sql.lit(texts.length)} ${sql.join(cases, sql` `)} end`;
}

/** The values of the `n`-th of `total` records, as SQL expressions. */
export function yearsOf(engine: Engine, total: number) {
  const n = sql`n`;
  const days = daysOf(total);
  const dayOf = (ahead: number) =>
    sql`(cast(n as bigint) * ${sql.lit(days)} / ${sql.lit(total)} - ${sql.lit(days - ahead)})`;
  const date = (offset: RawBuilder<unknown>) =>
    engine === "sqlite"
      ? sql`date(${sql.lit(benchDay)}, (${offset}) || ' days')`
      : sql`to_char(date ${sql.lit(benchDay)} + cast(${offset} as integer), 'YYYY-MM-DD')`;
  // Pseudo-random: consecutive records have unrelated phone numbers and references.
  const mixed = sql`(cast(n as bigint) * 10368889 % 16777216)`;
  const first = oneOf(firstNames.split(" "), n);
  const name = sql`case n % ${sql.lit(Math.round(total / rareGuests))} when 4 then 'Zarqa Andrabi'
    else ${first} || ' ' || ${oneOf(lastNames, sql`(n / 20)`)} end`;
  const created = sql`${date(dayOf(0))} || 'T06:30:00Z'`;
  const numbers =
    engine === "sqlite"
      ? sql`(with recursive counted (n) as
          (select 1 union all select n + 1 from counted where n < ${sql.lit(total)}) select n from counted) as numbers`
      : sql`generate_series(1, ${sql.lit(total)}) as numbers (n)`;
  return {
    numbers,
    name,
    email: sql`lower(${first}) || n || case n % 2 when 0 then '@example.com' else '@mail.example' end`,
    phone: sql`cast(9000000000 + ${mixed} as text)`,
    /** Six unique letters and digits. */
    reference:
      engine === "sqlite" ? sql`printf('%06X', ${mixed})` : sql`upper(lpad(to_hex(${mixed}), 6, '0'))`,
    arrival: date(dayOf(daysAhead)),
    departure: date(sql`${dayOf(daysAhead)} + 2`),
    night: (later: number) => date(sql`${dayOf(daysAhead)} + ${sql.lit(later)}`),
    total: sql`600000 + n % 100 * 10000`,
    /** Past stays are fully paid, except one in fifty, of guests of any name; others have paid an advance. */
    paid: sql`case when n < ${sql.lit(Math.round(total * (1 - daysAhead / days)))} and n / 9 % 50 <> 3 then 600000 + n % 100 * 10000
      else 270000 end`,
    created,
    opened: sql`case when n > ${sql.lit(total - unopened)} then null else ${created} end`,
    deleted: sql`case n / 3 % 50 when 7 then ${created} end`,
    suspicious: sql`case n / 3 % 500 when 11 then ${created} end`,
    status: sql`case n / 7 % 5 when 0 then 'Pending' when 1 then 'Rejected' else 'Accepted' end`,
  };
}

/** The texts that `yearsOf` gives the `n`-th record. */
export function wordsOf(n: number) {
  const mixed = (BigInt(n) * 10_368_889n) % 16_777_216n;
  return {
    reference: mixed.toString(16).toUpperCase().padStart(6, "0"),
    phone: String(9_000_000_000n + mixed),
  };
}

export type Years = ReturnType<typeof yearsOf>;

/** Number of hotels in proportion to the bookings, at least twelve; room types of each, and rooms of a type. */
export function houseSize(total: number) {
  return { hotels: Math.max(12, Math.round(total / 5000)), roomTypes: 3, units: 4 };
}

/** Stays per hotel and day of arrival, including those that were not accepted. */
const staysADay = 1.4;

/**
 * Number of days over which the bookings came in: months in a small office, ten years in a large one. Occupancy is the
 * same in both, because a calendar page with more stays is more work in any office.
 */
function daysOf(total: number): number {
  return Math.round(total / (houseSize(total).hotels * staysADay));
}
