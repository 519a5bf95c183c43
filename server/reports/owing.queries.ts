import { type RawBuilder, sql } from "kysely";
import { engineOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";
import { owedForJourney, owedForStay } from "../db/owed-amounts.ts";

/** A record that owes money, or gets money back; amounts in paise. */
export type AccountRow = {
  kind: "bookings" | "packageBookings" | "cabBookings";
  id: number;
  reference: string;
  customer_name: string;
  phone: string;
  what: string;
  day: string | null;
  owed: number;
  paid: number;
  /** When it is due; null where no day was agreed on. */
  due: string | null;
};

export type OwingKind = "owing" | "to return";
type Source = {
  table: string;
  columns: RawBuilder<unknown>;
  /** Exactly the expression of an index (migration 127), which is not used for any other. */
  due: (db: Executor) => RawBuilder<unknown>;
  /** The first columns of the index, with one value each here; PostgreSQL uses its order only if they are named. */
  indexedBy: string;
  owed: RawBuilder<number>;
  owing: RawBuilder<boolean>;
};

const ofJourney = {
  owed: owedForJourney.owed,
  owing: sql<boolean>`${owedForJourney.isOwed} and paid_paise < total_paise`,
};

const sources: Source[] = [
  {
    table: "bookings",
    columns: sql`'bookings' as kind, (select name from hotels where hotels.id = hotel_id) as what, arrival as day`,
    due: (db) =>
      sql`(case when ended_at is null then coalesce(balance_due_on, arrival) else ${endedOn(db)} end)`,
    indexedBy: "deleted_at, suspicious_at",
    owed: owedForStay.owed,
    owing: sql<boolean>`${owedForStay.isOwed} and paid_paise < ${owedForStay.owed}`,
  },
  {
    table: "package_bookings",
    columns: sql`'packageBookings' as kind, (select name from packages where packages.id = package_id) as what,
      cast(null as text) as day`,
    due: () => sql`cast(null as text)`,
    indexedBy: "",
    ...ofJourney,
  },
  {
    table: "cab_bookings",
    columns: sql`'cabBookings' as kind, pick_up_location || ' to ' || drop_location as what, journey_date as day`,
    due: () => sql`journey_date`,
    indexedBy: "status, deleted_at, suspicious_at",
    ...ofJourney,
  },
];

const endedOn = (db: Executor) =>
  engineOf(db) === "postgres" ? sql`kashmir_day(ended_at)` : sql`date(ended_at, '+330 minutes')`;

/** The first records of each kind that owe money, longest due first, or that get money back, by their ids. */
export async function listAccounts(db: Executor, kind: OwingKind, limit: number): Promise<AccountRow[]> {
  const queries = sources.map(async ({ table, columns, due, indexedBy, owed, owing }) => {
    const isAsked = kind === "owing" ? owing : sql<boolean>`paid_paise > ${owed}`;
    const order = kind === "owing" && indexedBy ? sql`${sql.raw(indexedBy)}, ${due(db)}, id` : sql`id`;
    const { rows } = await sql<AccountRow>`
      select ${columns}, id, reference, customer_name, phone, ${owed} as owed, paid_paise as paid, ${due(db)} as due
      from ${sql.table(table)} where deleted_at is null and suspicious_at is null and ${isAsked}
      order by ${order} limit ${limit}`.execute(db);
    return rows;
  });
  return (await Promise.all(queries)).flat();
}

/** The number of records of all kinds, and their sum in paise, both maintained by triggers. */
export async function sumAccounts(db: Executor, kind: OwingKind): Promise<{ count: number; paise: number }> {
  const names = sources.map(({ table }) => `${table} ${kind}`);
  const rows = await db.selectFrom("owed_sums").selectAll().where("name", "in", names).execute();
  return {
    count: rows.reduce((total, { records }) => total + records, 0),
    paise: rows.reduce((total, { paise }) => total + paise, 0),
  };
}
