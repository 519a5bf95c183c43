import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "./services.ts";

/** In milliseconds: an import holds SQLite's write lock for longer, and nobody's page waits for that. */
const patience = 200;

/**
 * Stores something that the reply does not need. Returns when it is stored, or after a moment, and goes on by itself; a
 * failure is logged.
 */
export async function storeAside({ log }: Services, storing: Promise<unknown>): Promise<void> {
  const stored = storing.catch((error: unknown) =>
    log.warn({ err: error }, "something that no reply needed could not be stored"),
  );
  await Promise.race([stored, pause(patience, undefined, { ref: false })]);
}
