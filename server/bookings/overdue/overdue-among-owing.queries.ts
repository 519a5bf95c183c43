import { type RawBuilder, sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { Executor } from "../../db/open.ts";

/** Counted up to this number, as in every filtered list. */
export const mostOverdue = 1000;

export type Direction = PageRequest["direction"];
export type Condition = RawBuilder<boolean>;
export type Ordered = {
  ids: (limit: number, offset: number) => Promise<number[]>;
  count: () => Promise<{ total: number; isMore: boolean }>;
};

/**
 * The overdue stays under further conditions, among all that owe something. PostgreSQL's index of these has the list's
 * order only if the query also names its columns that are always null; otherwise it would read every future stay.
 */
export function overdueAmongOwing(db: Executor, where: readonly Condition[], direction: Direction): Ordered {
  const overdue = sql`from bookings where ${sql.join(where, sql` and `)}`;
  const order = ["deleted_at", "suspicious_at", "id"].map(
    (key) => sql`${sql.ref(key)} ${sql.raw(direction)}`,
  );
  return {
    ids: async (limit, offset) => {
      const { rows } = await sql<{ id: number }>`
        select id ${overdue} order by ${sql.join(order)} limit ${limit} offset ${offset}`.execute(db);
      return rows.map(({ id }) => id);
    },
    count: async () => {
      const counted = sql`select id ${overdue} limit ${mostOverdue + 1}`;
      return upToMost(await readTotal(db, sql`select count(*) as total from (${counted}) as counted`));
    },
  };
}

export async function readTotal(db: Executor, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`${query}`.execute(db);
  return rows[0]?.total ?? 0;
}

export function upToMost(total: number) {
  return { total: Math.min(total, mostOverdue), isMore: total > mostOverdue };
}
