import { randomUUID } from "node:crypto";
import type { Services } from "../services.ts";
import { forgetProcess, noteSeen } from "./processes.queries.ts";

const every = 20_000;

/**
 * Notes in PostgreSQL that this process runs, again and again, so that nobody puts another database in its place. A lock
 * would not do: behind a pooler it is of another connection than one thinks. SQLite has `schema.lock`. Returns how to
 * stop.
 */
export async function noteProcess({ db, log }: Pick<Services, "db" | "log">): Promise<() => Promise<void>> {
  if (db.engine === "sqlite") return async () => {};
  const id = randomUUID();
  const note = () => noteSeen(db.executor, id);
  const warn = (error: unknown) =>
    log.warn({ err: error }, "the database could not be told that this process runs");
  await note();
  const timer = setInterval(() => void note().catch(warn), every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await forgetProcess(db.executor, id).catch(warn);
  };
}
