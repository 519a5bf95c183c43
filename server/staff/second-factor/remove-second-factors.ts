import type { Executor } from "../../db/open.ts";
import { turnAppOff } from "./app/app.queries.ts";
import { deletePasskeysOf } from "./passkeys/passkeys.queries.ts";
import { deletePendingOf } from "./pending.queries.ts";
import { deleteRecoveryCodes } from "./recovery-codes.queries.ts";

/**
 * Takes an account's app, passkeys and recovery codes away, and sign-ins that wait for them: then the password alone
 * signs in. Ending its sessions is the caller's.
 */
export async function removeSecondFactors(db: Executor, staffId: number): Promise<void> {
  await turnAppOff(db, staffId);
  await deletePasskeysOf(db, staffId);
  await deleteRecoveryCodes(db, staffId);
  await deletePendingOf(db, staffId);
}
