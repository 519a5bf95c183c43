import { type RawBuilder, sql } from "kysely";
import type { Executor } from "../db/open.ts";

/** One who owes, or gets money back; amounts in paise. */
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
  since: string | null;
  /** When a stay that costs a charge came to its end; its charge is due since then. */
  ended_at: string | null;
};

type Which = "owing" | "to return";
type Source = {
  table: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  owed: string;
  owing: string;
  order: string;
};

const journey = { owed: "case when status = 'Rejected' then 0 else total_paise end", order: "id" };
const isAccepted = "status = 'Accepted' and paid_paise < total_paise";

// The words of partial indexes (migrations 106 and 111), which are used only for the same ones.
const sources: Source[] = [
  {
    table: sql`bookings`,
    columns: sql`'bookings' as kind, (select name from hotels where hotels.id = hotel_id) as what, arrival as day,
      coalesce(balance_due_on, arrival) as since, ended_at`,
    owed: "case when ending is not null then charge_paise when status = 'Rejected' then 0 else total_paise end",
    owing: `(ending is not null or status in ('Accepted', 'Completed')) and paid_paise <
      case when ending is not null then charge_paise when status = 'Rejected' then 0 else total_paise end`,
    order: "balance_due_on, id",
  },
  {
    table: sql`package_bookings`,
    columns: sql`'packageBookings' as kind, (select name from packages where packages.id = package_id) as what,
      cast(null as text) as day, cast(null as text) as since, cast(null as text) as ended_at`,
    owing: isAccepted,
    ...journey,
  },
  {
    table: sql`cab_bookings`,
    columns: sql`'cabBookings' as kind, pick_up_location || ' to ' || drop_location as what, journey_date as day,
      journey_date as since, cast(null as text) as ended_at`,
    owing: isAccepted,
    ...journey,
  },
];

function conditionOf({ owed, owing }: Source, which: Which): RawBuilder<unknown> {
  const money = which === "owing" ? owing : `paid_paise > ${owed}`;
  return sql.raw(`deleted_at is null and suspicious_at is null and ${money}`);
}

/** The first of each kind that owe, or get money back. */
export async function listAccounts(db: Executor, which: Which, most: number): Promise<AccountRow[]> {
  const parts = sources.map(async (source) => {
    const { rows } = await sql<AccountRow>`
      select ${source.columns}, id, reference, customer_name, phone, ${sql.raw(source.owed)} as owed,
        paid_paise as paid
      from ${source.table} where ${conditionOf(source, which)} order by ${sql.raw(which === "owing" ? source.order : "id")} limit ${most}`.execute(
      db,
    );
    return rows;
  });
  return (await Promise.all(parts)).flat();
}

/** How many there are of all kinds, and how much in paise. */
export async function sumAccounts(db: Executor, which: Which): Promise<{ count: number; paise: number }> {
  const parts = sources.map(async (source) => {
    const difference = which === "owing" ? `${source.owed} - paid_paise` : `paid_paise - ${source.owed}`;
    const { rows } = await sql<{ count: number; paise: number }>`
      select count(*) as count, cast(coalesce(sum(${sql.raw(difference)}), 0) as bigint) as paise
      from ${source.table} where ${conditionOf(source, which)}`.execute(db);
    return rows[0] ?? { count: 0, paise: 0 };
  });
  const sums = await Promise.all(parts);
  return {
    count: sums.reduce((total, { count }) => total + count, 0),
    paise: sums.reduce((total, { paise }) => total + paise, 0),
  };
}
