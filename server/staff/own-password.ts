import { staffMessages } from "#contract/staff.ts";
import { inTransaction } from "../db/transaction.ts";
import { fieldError } from "../errors.ts";
import type { Services } from "../services.ts";
import { endSessionsOf, forgetDevicesOf, readPasswordHash, updateAccount } from "./accounts.queries.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { tokenHash } from "./tokens.ts";
import { limitTries } from "./wrong-tries.ts";

type Change = { currentPassword: string; password: string };

/**
 * Changes one's own password and ends one's other sessions. Throws when the current one is wrong, and `too_many` after
 * ten wrong tries: whoever finds an open screen cannot guess on it.
 */
export async function changeOwnPassword(
  services: Services,
  who: { id: number; sessionToken: string },
  { currentPassword, password }: Change,
): Promise<void> {
  const tries = limitTries(services, [`own-password:${who.id}`]);
  const hash = await readPasswordHash(services.db.executor, who.id);
  if (!(await passwordMatches(currentPassword, hash))) {
    tries.countWrong();
    throw fieldError("currentPassword", staffMessages.wrongPassword);
  }
  tries.forget();
  const password_hash = await hashPassword(password);
  await inTransaction(services.db, async (transaction) => {
    await updateAccount(transaction, who.id, { password_hash });
    await endSessionsOf(transaction, who.id, tokenHash(who.sessionToken));
    await forgetDevicesOf(transaction, who.id);
  });
}
