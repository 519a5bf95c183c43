import type { Services } from "../../services.ts";
import { deviceAge } from "./cookies.ts";
import { deleteDevicesUnusedSince } from "./devices.queries.ts";
import { longestSession, longestUnused } from "./sessions.ts";
import { deleteSignInsBefore } from "./sign-ins.queries.ts";
import { deleteEndedSessions } from "../accounts/staff.queries.ts";

/** In seconds: a year and a month. */
const signInsKept = 400 * 24 * 3600;

/** Deletes expired sessions, browsers whose cookie has expired, and old sign-ins. */
export async function tidySignIns(services: Services): Promise<void> {
  const db = services.db.executor;
  const ago = (seconds: number) => new Date(services.clock.now().getTime() - seconds * 1000).toISOString();
  await deleteEndedSessions(db, ago(longestUnused), ago(longestSession));
  await deleteDevicesUnusedSince(db, ago(deviceAge));
  await deleteSignInsBefore(db, ago(signInsKept));
}
