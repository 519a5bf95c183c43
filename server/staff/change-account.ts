import type { StaffMember } from "#contract/auth.ts";
import { staffMessages } from "#contract/staff.ts";
import type { Executor, Transaction } from "../db/open.ts";
import type { PasswordState } from "../db/tables/staff.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";
import {
  type AccountRow,
  endSessionsOf,
  findAccount,
  forgetDevicesOf,
  lockOwners,
  updateAccount,
} from "./accounts/accounts.queries.ts";
import { forgetFirstPassword } from "./accounts/first-password.ts";
import { newOwnerEmail, passwordEmail } from "./emails.ts";
import { noteAccount, readAccountInWords } from "./accounts/note-account.ts";
import { hashPassword } from "./passwords/passwords.ts";
import { removeSecondFactors } from "./second-factor/remove-second-factors.ts";
import { refuseWeakPassword } from "./passwords/weak-passwords.ts";

const unknown = { message: "This account does not exist" };

/**
 * Changes an account's role, or disables it, which ends its sessions. Throws `conflict` when no owner who can sign in
 * would be left.
 */
export function changeAccount(
  services: Services,
  by: { username: string },
  id: number,
  change: { role?: StaffMember["role"]; isDisabled?: boolean },
): Promise<AccountRow> {
  return inTransaction(services.db, async (transaction) => {
    const owners = await lockOwners(transaction);
    const account = await readAccount(transaction, id);
    const role = change.role ?? account.role;
    const isDisabled = change.isDisabled ?? account.disabled_at !== null;
    const staysOwner = role === "owner" && !isDisabled;
    if (!staysOwner && owners.every((owner) => owner === id) && owners.includes(id))
      throw new AppError("conflict", { message: staffMessages.lastOwner });
    const disabled_at = isDisabled ? (account.disabled_at ?? services.clock.now().toISOString()) : null;
    await updateAccount(transaction, id, { role, disabled_at });
    if (isDisabled) await signOutEverywhere(transaction, id);
    if (role === "owner" && account.role !== "owner")
      await queueEmails(services, transaction, [newOwnerEmail(account.username, by.username)]);
    return await readAccount(transaction, id);
  });
}

/** `endsSecondFactor`: also removes the code app, passkeys and recovery codes. */
type NewPassword = { password: string; state?: PasswordState; endsSecondFactor?: boolean };

/**
 * Sets a new password for another account and ends its sessions. Throws `conflict` for one's own account, and when the
 * password is weak.
 */
export async function resetPassword(
  services: Services,
  by: { id?: number; username: string },
  id: number,
  { password, state = "handed over", endsSecondFactor = false }: NewPassword,
): Promise<void> {
  if (id === by.id) throw new AppError("conflict", { message: staffMessages.ownPassword });
  const { username } = await readAccount(services.db.executor, id);
  await refuseWeakPassword(services, { username, password });
  const password_hash = await hashPassword(password, { account: by.id ?? 0 });
  await inTransaction(services.db, async (transaction) => {
    const before = await readAccountInWords(transaction, id);
    await updateAccount(transaction, id, { password_hash, password_state: state });
    if (endsSecondFactor) await removeSecondFactors(transaction, id);
    await signOutEverywhere(transaction, id);
    await queueEmails(services, transaction, [passwordEmail(username, by.username)]);
    await noteAccount(services, transaction, { by, action: "gave a new password", recordId: id, before });
  });
  forgetFirstPassword(services, username);
}

/** Removes another account's second factor and ends its sessions. Throws `conflict` for one's own. */
export async function removeSecondFactor(services: Services, by: { id: number }, id: number): Promise<void> {
  if (id === by.id) throw new AppError("conflict", { message: staffMessages.ownSecondFactor });
  await inTransaction(services.db, async (transaction) => {
    await readAccount(transaction, id);
    await removeSecondFactors(transaction, id);
    await signOutEverywhere(transaction, id);
  });
}

async function signOutEverywhere(transaction: Transaction, id: number): Promise<void> {
  await endSessionsOf(transaction, id);
  await forgetDevicesOf(transaction, id);
}

async function readAccount(db: Executor, id: number): Promise<AccountRow> {
  const account = await findAccount(db, id);
  if (!account) throw new AppError("not_found", unknown);
  return account;
}
