import { vi } from "vitest";
import type { Executor } from "#server/db/open.ts";

/** Spies on every statement sent to the database, including those in transactions. */
export function spyOnQueries(db: Executor) {
  const base: { executeQuery: Executor["getExecutor"] } = Object.getPrototypeOf(
    Object.getPrototypeOf(db.getExecutor()),
  );
  return vi.spyOn(base, "executeQuery");
}

/** The number of statements that `act` sends to the database (equal ones counted each time), and its result. */
export async function countQueries<Result>(
  db: Executor,
  act: () => Promise<Result>,
): Promise<{ count: number; result: Result }> {
  const spy = spyOnQueries(db);
  try {
    const result = await act();
    return { count: spy.mock.calls.length, result };
  } finally {
    spy.mockRestore();
  }
}
