import type { StaffMember } from "#contract/auth.ts";
import type { PasswordState } from "../db/tables/staff.ts";
import { inTransaction, withTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { lockSignIn } from "./accounts/staff.queries.ts";
import { noteSignedIn, type SignInVisitor } from "./sessions/note-sign-in.ts";
import { rememberDevice } from "./sessions/remember-device.ts";
import { beginSession, endSession } from "./sessions/sessions.ts";

type Staff = {
  id: number;
  username: string;
  role: StaffMember["role"];
  password_state: PasswordState;
  password_hash: string;
};

/**
 * Completes a sign-in: ends the browser's previous session, begins a new one, remembers the browser and records the
 * sign-in. Returns the tokens of session and browser. Throws `refusal` when the account was disabled or its password
 * changed since it was read: what ended its sessions must not miss this one.
 */
export async function completeSignIn(
  services: Services,
  visitor: SignInVisitor,
  staff: Staff,
  refusal: "wrong_login" | "sign_in_ended" | "wrong_passkey",
) {
  const { token, device } = await inTransaction(services.db, async (transaction) => {
    const inside = withTransaction(services, transaction);
    if (!(await lockSignIn(transaction, staff))) throw new AppError(refusal);
    if (visitor.sessionToken) await endSession(inside, visitor.sessionToken);
    return {
      token: await beginSession(inside, staff.id, visitor),
      device: await rememberDevice(inside, staff.id, visitor.deviceToken),
    };
  });
  await noteSignedIn(services, visitor, staff, device.isNew);
  const { username, role } = staff;
  const member = { username, role, ...mustChange(staff.password_state) };
  return { token, deviceToken: device.token, member };
}

/** The field of the reply that says that a handed-over or generated password must be changed. */
export function mustChange(state: PasswordState): { mustChangePassword?: true } {
  return state === "own" ? {} : { mustChangePassword: true };
}
