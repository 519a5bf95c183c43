import { randomBytes } from "node:crypto";
import type { Executor } from "../../db/open.ts";
import { ensureSecondFactorRow, readApp } from "./app/app.queries.ts";

/** The account's row of `second_factors`, made with a random user handle when there is none. */
export async function ensureRow(db: Executor, staffId: number) {
  const known = await readApp(db, staffId);
  if (known) return known;
  await ensureSecondFactorRow(db, staffId, randomBytes(32).toString("base64url"));
  const made = await readApp(db, staffId);
  if (!made) throw new Error("the row of a second factor could not be made");
  return made;
}
