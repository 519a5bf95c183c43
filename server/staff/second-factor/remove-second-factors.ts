import type { Executor } from "../../db/open.ts";
import { turnAppOff } from "./app/app.queries.ts";
import { deletePasskeysOf } from "./passkeys/passkeys.queries.ts";
import { deletePendingOf } from "./pending.queries.ts";
import { deleteRecoveryCodes } from "./recovery-codes.queries.ts";

/**
 * Deletes an account's app, passkeys, recovery codes and pending sign-ins: afterwards the password alone signs in. The
 * caller ends its sessions.
 */
export async function removeSecondFactors(db: Executor, staffId: number): Promise<void> {
  await turnAppOff(db, staffId);
  await deletePasskeysOf(db, staffId);
  await deleteRecoveryCodes(db, staffId);
  await deletePendingOf(db, staffId);
}
