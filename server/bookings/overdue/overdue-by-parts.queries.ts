import { sql } from "kysely";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../../db/open.ts";
import { overdueSince } from "../../db/owed-amounts.ts";
import {
  type Condition,
  type Direction,
  mostOverdue,
  type Ordered,
  overdueAmongOwing,
  readTotal,
  upToMost,
} from "./overdue-among-owing.queries.ts";

/** Each part of the index of overdue stays has those of so many ids (migration 176). */
const idsInPart = 4096;
const part = sql.raw<number>(`id / ${idsInPart}`);
/** Ids read beyond the page, to come to the end of the part that it ends in. */
const readBeyond = 150;

/** `filters`: conditions over the columns of the index; `where`: these and that of the overdue, as lists have it. */
export type OverdueStays = {
  filters: readonly Condition[];
  where: readonly Condition[];
  direction: Direction;
  today: CalendarDate;
};

/**
 * The overdue stays in the order of their ids, without a look at those that are still ahead. A page whose parts have very
 * many of them is read as `overdueAmongOwing` reads it. `count` is asked after `ids`. SQLite only.
 */
export function overdueByParts(db: Executor, overdue: OverdueStays): Ordered {
  const { where, direction } = overdue;
  let all: number | undefined;
  return {
    ids: async (limit, offset) => {
      const most = offset + limit + readBeyond;
      const { parts, from } = firstOverdue(db, overdue, most);
      const { rows } = await sql<{ ids: string | null }>`${parts}
        select group_concat(id) as ids from (select id ${from}) as overdue`.execute(db);
      const found = rows[0]?.ids?.split(",").map(Number) ?? [];
      if (found.length < most) all = found.length;
      const sorted = found.toSorted((a, b) => (direction === "asc" ? a - b : b - a));
      const whole = all === undefined ? withoutLastPart(sorted) : sorted;
      return all === undefined && whole.length < offset + limit
        ? overdueAmongOwing(db, where, direction).ids(limit, offset)
        : whole.slice(offset, offset + limit);
    },
    count: async () => {
      const { parts, from } = firstOverdue(db, overdue, mostOverdue + 1);
      return upToMost(
        all ??
          (await readTotal(db, sql`${parts} select count(*) as total from (select 1 ${from}) as overdue`)),
      );
    },
  };
}

/** The last part was perhaps not read to its end. */
function withoutLastPart(ids: readonly number[]): number[] {
  const partOf = (id: number) => Math.floor(id / idsInPart);
  const last = partOf(ids.at(-1) ?? 0);
  return ids.filter((id) => partOf(id) !== last);
}

/** The first overdue stays, part by part in the list's order; those of one part in any order. */
function firstOverdue(db: Executor, { filters, direction, today }: OverdueStays, limit: number) {
  const newest = sql.raw(`select max(id) / ${idsInPart} from bookings`);
  const each =
    direction === "desc"
      ? sql`${newest} union all select part - 1 from parts where part > 0`
      : sql`select 0 union all select part + 1 from parts where part < (${newest})`;
  const ofPart = sql`bookings where ${part} = part and ${sql.join(filters, sql` and `)} and (${overdueSince}) < ${today}`;
  return {
    parts: sql`with recursive parts (part) as (${each})`,
    // SQLite plans a statement anew each time when a limit is bound to it.
    from: sql`from parts cross join ${ofPart} limit ${sql.lit(limit)}`,
  };
}
