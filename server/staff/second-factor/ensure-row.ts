import { randomBytes } from "node:crypto";
import type { Executor } from "../../db/open.ts";
import { ensureSecondFactorRow, readApp } from "./app/app.queries.ts";

/** What is kept of an account's second factor; made with a handle for its passkeys when there is nothing yet. */
export async function ensureRow(db: Executor, staffId: number) {
  const known = await readApp(db, staffId);
  if (known) return known;
  await ensureSecondFactorRow(db, staffId, randomBytes(32).toString("base64url"));
  const made = await readApp(db, staffId);
  if (!made) throw new Error("the row of a second factor could not be made");
  return made;
}
