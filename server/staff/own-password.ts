import { staffMessages } from "#contract/staff.ts";
import type { SignedInStaff } from "../call.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, fieldError } from "../errors.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";
import { endSessionsOf, forgetDevicesOf } from "./accounts/accounts.queries.ts";
import { checkOwnPassword } from "./confirm-password.ts";
import { forgetFirstPassword } from "./accounts/first-password.ts";
import { passwordEmail } from "./emails.ts";
import { noteAccount, readAccountInWords } from "./accounts/note-account.ts";
import { hashPassword } from "./passwords/passwords.ts";
import { renewSession, replacePasswordHash } from "./accounts/staff.queries.ts";
import { newToken, tokenHash } from "./sessions/tokens.ts";
import { refuseWeakPassword } from "./passwords/weak-passwords.ts";

type Change = { currentPassword: string; password: string };
type Who = Pick<SignedInStaff, "id" | "username"> & { sessionToken: string };

/**
 * Changes one's own password, ends one's other sessions and returns this session's new token. Throws when the current
 * password is wrong, or was changed meanwhile, or the new one is weak or the same, and `too_many` after ten wrong tries.
 */
export async function changeOwnPassword(
  services: Services,
  account: Who,
  { currentPassword, password }: Change,
): Promise<string> {
  const current = await checkOwnPassword(services, account.id, currentPassword, "currentPassword");
  if (password === currentPassword) throw fieldError("password", staffMessages.samePassword);
  await refuseWeakPassword(services, { username: account.username, password });
  const password_hash = await hashPassword(password, { account: account.id });
  const token = newToken();
  const confirmed_at = services.clock.now().toISOString();
  await inTransaction(services.db, async (transaction) => {
    const before = await readAccountInWords(transaction, account.id);
    const newPassword = { password_hash, password_state: "own" } as const;
    if (!(await replacePasswordHash(transaction, account.id, current, newPassword)))
      throw fieldError("currentPassword", staffMessages.wrongPassword);
    await endSessionsOf(transaction, account.id, tokenHash(account.sessionToken));
    const renewed = { token_hash: tokenHash(token), confirmed_at };
    if (!(await renewSession(transaction, tokenHash(account.sessionToken), renewed)))
      throw new AppError("not_signed_in");
    await forgetDevicesOf(transaction, account.id);
    await queueEmails(services, transaction, [passwordEmail(account.username, account.username)]);
    await noteAccount(services, transaction, {
      by: account,
      action: "gave a new password",
      recordId: account.id,
      before,
    });
  });
  forgetFirstPassword(services, account.username);
  return token;
}
