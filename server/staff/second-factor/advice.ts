import type { Services } from "../../services.ts";
import { declineAdvice, readStaff } from "./app/app.queries.ts";
import { ensureRow } from "./ensure-row.ts";
import { readMeans } from "./means.ts";
import { readApp } from "./app/app.queries.ts";
import type { OwnAccount } from "./own-account.ts";

/** Milliseconds after an account was made in which nothing is recommended. */
const firstHour = 3_600_000;

/** Owners without a second factor are recommended one, after their first hour and until they decline. */
export async function isAdviceDue(services: Services, account: OwnAccount): Promise<boolean> {
  if (account.role !== "owner") return false;
  const db = services.db.executor;
  const { created_at } = await readStaff(db, account.id);
  if (services.clock.now().getTime() - Date.parse(created_at) < firstHour) return false;
  if ((await readApp(db, account.id))?.advice_declined_at) return false;
  const { hasApp, hasPasskey } = await readMeans(services, account.id);
  return !hasApp && !hasPasskey;
}

/** Never recommends it to this person again. */
export async function declineSecondFactor(services: Services, account: OwnAccount): Promise<void> {
  const db = services.db.executor;
  await ensureRow(db, account.id);
  await declineAdvice(db, account.id, services.clock.now().toISOString());
}
