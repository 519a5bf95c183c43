import { CompiledQuery } from "kysely";
import type { Executor } from "#server/db/open.ts";
import { spyOnQueries } from "./count-queries.ts";

type Step = { id: number; parent: number; detail: string };

/** Tables that grow without limit. */
const growing =
  /\b(SCAN|SEARCH) "?(bookings|room_nights|payments|package_bookings|cab_bookings|reviews|queries|outbox|changes)\b/;

/** The distinct statements that `act` runs. */
export async function statementsOf(db: Executor, act: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const seen = new Map<string, CompiledQuery>();
  const spy = spyOnQueries(db);
  try {
    await act();
    for (const [query] of spy.mock.calls as unknown as [CompiledQuery][]) seen.set(query.sql, query);
  } finally {
    spy.mockRestore();
  }
  return [...seen.values()];
}

/**
 * Unbounded steps of SQLite's query plan: scans, searches or sorts of a growing table that neither a limit nor a key bounds.
 * Without statistics the plan does not depend on the number of rows.
 */
export async function endlessSteps(db: Executor, query: CompiledQuery): Promise<string[]> {
  const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
  const { rows } = await db.executeQuery<Step>(plan);
  const isSorted = (parent: number) =>
    rows.some((row) => row.parent === parent && row.detail.includes("TEMP B-TREE FOR ORDER BY"));
  const isLimited = /\blimit\b/i.test(query.sql);
  return rows
    .filter(
      ({ detail, parent }) => growing.test(detail) && !isEnded(detail) && !(isLimited && !isSorted(parent)),
    )
    .map(({ detail }) => detail);
}

/** Bounded by a key, by the id of one record, by a day, or by the days of one room type. */
function isEnded(detail: string): boolean {
  return /INTEGER PRIMARY KEY|autoindex|\(booking_id=\?|record_id=\?|arrival=\?|departure=\?|room_id=\? AND night/.test(
    detail,
  );
}
