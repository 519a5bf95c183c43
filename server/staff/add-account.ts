import type { StaffMember } from "#contract/auth.ts";
import { staffMessages } from "#contract/staff.ts";
import { once, type Sending } from "../db/once.ts";
import { fieldError } from "../errors.ts";
import type { Services } from "../services.ts";
import { hashPassword } from "./passwords.ts";
import { findStaffByName, insertStaff } from "./staff.queries.ts";

type NewAccount = { username: string; password: string; role: StaffMember["role"] };

/** Adds an account; answers its id. Throws when the username is taken, in any case of its letters. */
export async function addAccount(services: Services, account: NewAccount, sending: Sending) {
  const { username, role } = account;
  const password_hash = await hashPassword(account.password);
  // What names the sending must not hold the password, not even as a hash of it.
  return once(services.db, services.clock, { ...sending, body: { username, role } }, async (transaction) => {
    if (await findStaffByName(transaction, username)) throw fieldError("username", staffMessages.nameTaken);
    const created_at = services.clock.now().toISOString();
    await insertStaff(transaction, { username, password_hash, role, created_at });
    const added = await findStaffByName(transaction, username);
    if (!added) throw fieldError("username", staffMessages.nameTaken);
    return { id: added.id };
  });
}
