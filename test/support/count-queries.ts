import { vi } from "vitest";
import type { Executor } from "#server/db/open.ts";

/** Watches every statement that the database is sent, in transactions too. */
export function spyOnQueries(db: Executor) {
  const base: { executeQuery: Executor["getExecutor"] } = Object.getPrototypeOf(
    Object.getPrototypeOf(db.getExecutor()),
  );
  return vi.spyOn(base, "executeQuery");
}

/** How many statements `act` sends to the database, equal ones each time, and what it returns. */
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
