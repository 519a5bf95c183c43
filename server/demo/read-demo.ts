import { demoKeptHours, type DemoState } from "#contract/demo.ts";
import type { Executor } from "../db/open.ts";
import type { Services } from "../services.ts";
import { isDemoShown, readEndOfDemo } from "../settings/demo-words.ts";
import { planRemoval } from "./plan-removal.ts";

const hourInMilliseconds = 3_600_000;

/** Until when records removed at this moment can come back. */
export function restorableUntil(takenAt: string): string {
  return new Date(Date.parse(takenAt) + demoKeptHours * hourInMilliseconds).toISOString();
}

/** The state of the demo, and what removing it would do. */
export async function readDemo(services: Services, db: Executor = services.db.executor): Promise<DemoState> {
  const { counts, stays, triedOut, changedPictures } = await planRemoval(db, false);
  const takenAt = await readEndOfDemo(db);
  const until = takenAt === undefined ? null : restorableUntil(takenAt);
  const isAway = until !== null && until > services.clock.now().toISOString();
  const isThere = Object.values(counts).some(Boolean) || (await isDemoShown(services, db));
  const state = isAway ? "away" : isThere ? "there" : "none";
  return { state, until: isAway ? until : null, goes: counts, stays, triedOut, changedPictures };
}
