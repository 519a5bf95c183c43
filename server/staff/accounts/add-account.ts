import type { StaffMember } from "#contract/auth.ts";
import { staffMessages } from "#contract/staff.ts";
import { withIdempotency, type Submission } from "../../db/idempotency.ts";
import type { PasswordState } from "../../db/tables/staff.ts";
import { fieldError } from "../../errors.ts";
import { queueEmails } from "../../outbox/queue-emails.ts";
import type { Services } from "../../services.ts";
import { newOwnerEmail } from "../emails.ts";
import { noteAccount } from "./note-account.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { findStaffByName, insertStaff } from "./staff.queries.ts";
import { refuseWeakPassword } from "../passwords/weak-passwords.ts";

type NewAccount = {
  username: string;
  password: string;
  role: StaffMember["role"];
  /** `handed over` unless given. */
  passwordState?: PasswordState;
};

/**
 * Adds an account and returns its id. Throws when the password is weak, or when the username is taken, compared
 * without regard to case.
 */
export async function addAccount(
  services: Services,
  by: { id?: number; username: string },
  account: NewAccount,
  submission: Submission,
) {
  const { username, role, passwordState = "handed over" } = account;
  await refuseWeakPassword(services, account);
  const password_hash = await hashPassword(account.password, { account: by.id ?? 0 });
  // The stored idempotency key must not depend on the password, not even on a hash of it.
  return withIdempotency(services, { ...submission, body: { username, role } }, async (transaction) => {
    const created_at = services.clock.now().toISOString();
    const row = { username, password_hash, password_state: passwordState, role, created_at };
    const isAdded = await insertStaff(transaction, row);
    const added = isAdded && (await findStaffByName(transaction, username));
    if (!added) throw fieldError("username", staffMessages.nameTaken);
    if (role === "owner") await queueEmails(services, transaction, [newOwnerEmail(username, by.username)]);
    await noteAccount(services, transaction, { by, action: "created", recordId: added.id });
    return { id: added.id };
  });
}
