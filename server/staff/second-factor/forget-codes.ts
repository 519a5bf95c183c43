import type { Executor } from "../../db/open.ts";
import { readApp } from "./app/app.queries.ts";
import { listPasskeys } from "./passkeys/passkeys.queries.ts";
import { deleteRecoveryCodes } from "./recovery-codes.queries.ts";

/** Recovery codes end with the last factor that they stand in for. */
export async function forgetCodesWithoutFactor(db: Executor, staffId: number): Promise<void> {
  const app = await readApp(db, staffId);
  const passkeys = await listPasskeys(db, staffId);
  if (!app?.app_secret && passkeys.length === 0) await deleteRecoveryCodes(db, staffId);
}
