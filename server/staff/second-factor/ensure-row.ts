import { randomBytes } from "node:crypto";
import type { Executor } from "../../db/open.ts";
import { ensureSecondFactorRow, readApp } from "./app/app.queries.ts";

/** The account's row of `second_factors`, made with a random user handle when there is none. */
export async function ensureRow(db: Executor, staffId: number) {
  const existing = await readApp(db, staffId);
  if (existing) return existing;
  await ensureSecondFactorRow(db, staffId, randomBytes(32).toString("base64url"));
  const created = await readApp(db, staffId);
  if (!created) throw new Error("the row of a second factor could not be made");
  return created;
}
