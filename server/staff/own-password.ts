import { staffMessages } from "#contract/staff.ts";
import { recordChange } from "../change-log/record-change.ts";
import { inTransaction } from "../db/transaction.ts";
import { fieldError } from "../errors.ts";
import type { Services } from "../services.ts";
import { endSessionsOf, forgetDevicesOf, readPasswordHash, updateAccount } from "./accounts.queries.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { tokenHash } from "./tokens.ts";
import { countTry } from "./wrong-tries.ts";

type Person = { id: number; username: string; sessionToken: string };
type Change = { currentPassword: string; password: string };

/**
 * Changes one's own password and ends one's other sessions, with a note in the change log. Throws when the current one
 * is wrong, and `too_many` after ten wrong tries: whoever finds an open screen cannot guess on it. The transaction
 * begins after the two hashes: a wrong try stays counted, and nobody waits for them.
 */
export async function changeOwnPassword(
  services: Services,
  who: Person,
  { currentPassword, password }: Change,
): Promise<void> {
  const tried = await countTry(services, { staffId: who.id });
  const hash = await readPasswordHash(services.db.executor, who.id);
  const matches = await passwordMatches(currentPassword, hash).catch(async (unchecked: unknown) => {
    await tried.giveBack();
    throw unchecked;
  });
  if (!matches) throw fieldError("currentPassword", staffMessages.wrongPassword);
  await tried.giveBack();
  const password_hash = await hashPassword(password);
  await inTransaction(services.db, async (transaction) => {
    await updateAccount(transaction, who.id, { password_hash });
    await endSessionsOf(transaction, who.id, tokenHash(who.sessionToken));
    await forgetDevicesOf(transaction, who.id);
    await recordChange(services, transaction, {
      by: who,
      action: "gave a new password",
      kind: "staff",
      recordId: who.id,
      title: who.username,
      before: {},
      after: {},
    });
  });
}
