import type { Executor } from "../../db/open.ts";
import { readApp } from "./app/app.queries.ts";
import { listPasskeys } from "./passkeys/passkeys.queries.ts";
import { deleteRecoveryCodes } from "./recovery-codes.queries.ts";

/** Deletes the recovery codes of an account without a code app and without passkeys. */
export async function forgetCodesWithoutFactor(db: Executor, staffId: number): Promise<void> {
  const app = await readApp(db, staffId);
  const passkeys = await listPasskeys(db, staffId);
  if (!app?.app_secret && passkeys.length === 0) await deleteRecoveryCodes(db, staffId);
}
