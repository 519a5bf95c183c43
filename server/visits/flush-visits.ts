import type { Services } from "../services.ts";

const minute = 60_000;

/** Adds the counts of visits to the database each minute; returns how to stop, which adds the last ones. */
export function startFlushingVisits({ visits, log }: Pick<Services, "visits" | "log">): () => Promise<void> {
  const flush = () =>
    visits?.flush().catch((error: unknown) => log.warn({ err: error }, "visits could not be added up"));
  const timer = setInterval(() => void flush(), minute);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await flush();
  };
}
