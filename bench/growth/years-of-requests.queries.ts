import { type RawBuilder, sql } from "kysely";
import type { Engine } from "#server/db/engine.ts";

/** The day on which it is measured. */
export const benchDay = "2030-06-01";

/** Guests ask so many days before they arrive: the stays of as many days are still to come. */
const daysAhead = 30;

/** Of the newest of them, some nobody has opened: as many in a small office as in a large one. */
const unopened = 30;

/**
 * A quarter are called Meera, half of these Pillai: more than a search counts in a small office too. None of the deleted
 * is a Meera, no Lalit was ever in the house that is called Palace, and twenty guests of any office are the only ones
 * of their name.
 */
const firstNames =
  "Meera Anil Ritu Imran Zoya Meera Leela Omar Meera Vikram Meera Farid Gauri Harsh Irfan Meera Kiran Lalit Mohan Usha";
const lastNames = ["Pillai", "Kohli", "Pillai", "Bhat", "Pillai", "Kaul", "Pillai", "Wani", "Pillai", "Rao"];
const rareGuests = 20;

/** The `n`-th of the texts, over and over. */
function oneOf(texts: readonly string[], n: RawBuilder<unknown>): RawBuilder<string> {
  const cases = texts.map((text, index) => sql`when ${sql.lit(index)} then ${sql.lit(text)}`);
  return sql`case ${n} % ${sql.lit(texts.length)} ${sql.join(cases, sql` `)} end`;
}

/** What a large office holds, as SQL over `n` of `total`; a hotel has `rooms` room types. */
export function yearsOf(engine: Engine, total: number) {
  const n = sql`n`;
  const days = daysOf(total);
  const dayOf = (ahead: number) =>
    sql`(cast(n as bigint) * ${sql.lit(days)} / ${sql.lit(total)} - ${sql.lit(days - ahead)})`;
  const date = (offset: RawBuilder<unknown>) =>
    engine === "sqlite"
      ? sql`date(${sql.lit(benchDay)}, (${offset}) || ' days')`
      : sql`to_char(date ${sql.lit(benchDay)} + cast(${offset} as integer), 'YYYY-MM-DD')`;
  // Neighbours have nothing in common, as numbers and references of guests do not.
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
    /** Six letters and digits that no other record has. */
    reference:
      engine === "sqlite" ? sql`printf('%06X', ${mixed})` : sql`upper(lpad(to_hex(${mixed}), 6, '0'))`,
    arrival: date(dayOf(daysAhead)),
    departure: date(sql`${dayOf(daysAhead)} + 2`),
    night: (later: number) => date(sql`${dayOf(daysAhead)} + ${sql.lit(later)}`),
    total: sql`600000 + n % 100 * 10000`,
    /** An advance; who has been here has paid, but for one in fifty. */
    paid: sql`case when n < ${sql.lit(Math.round(total * (1 - daysAhead / days)))} and n % 50 <> 3 then 600000 + n % 100 * 10000
      else 270000 end`,
    created,
    opened: sql`case when n > ${sql.lit(total - unopened)} then null else ${created} end`,
    deleted: sql`case n / 3 % 50 when 7 then ${created} end`,
    suspicious: sql`case n / 3 % 500 when 11 then ${created} end`,
    status: sql`case n / 7 % 5 when 0 then 'Pending' when 1 then 'Rejected' else 'Accepted' end`,
  };
}

/** What `yearsOf` gives the `n`-th record. */
export function wordsOf(n: number) {
  const mixed = (BigInt(n) * 10_368_889n) % 16_777_216n;
  return {
    reference: mixed.toString(16).toUpperCase().padStart(6, "0"),
    phone: String(9_000_000_000n + mixed),
  };
}

export type Years = ReturnType<typeof yearsOf>;

/** Houses and room types each in proportion to the bookings, from a few on. */
export function houseSize(total: number) {
  return { hotels: Math.max(12, Math.round(total / 5000)), roomTypes: 3, units: 4 };
}

/** Stays that begin in a house on a day, also those that nobody accepted. */
const staysADay = 1.4;

/**
 * Days in which the bookings came in: of some months in a small office, of ten years in a large one. Its houses are as
 * full in both, for a page of the calendar with more stays on it is more work in any office.
 */
function daysOf(total: number): number {
  return Math.round(total / (houseSize(total).hotels * staysADay));
}
