import type { StaffMember } from "#contract/auth.ts";
import type { PasswordState } from "../db/tables/staff.ts";
import type { Services } from "../services.ts";
import { noteSignedIn, type SignInVisitor } from "./sessions/note-sign-in.ts";
import { rememberDevice } from "./sessions/remember-device.ts";
import { beginSession, endSession } from "./sessions/sessions.ts";

type Staff = { id: number; username: string; role: StaffMember["role"]; password_state: PasswordState };

/**
 * Completes a sign-in: ends the browser's previous session, begins a new one, remembers the browser and records the
 * sign-in. Returns the tokens of session and browser.
 */
export async function completeSignIn(services: Services, visitor: SignInVisitor, staff: Staff) {
  if (visitor.sessionToken) await endSession(services, visitor.sessionToken);
  const token = await beginSession(services, staff.id, visitor);
  const device = await rememberDevice(services, staff.id, visitor.deviceToken);
  await noteSignedIn(services, visitor, staff, device.isNew);
  const { username, role } = staff;
  const member = { username, role, ...mustChange(staff.password_state) };
  return { token, deviceToken: device.token, member };
}

/** The field of the reply that says that a handed-over or generated password must be changed. */
export function mustChange(state: PasswordState): { mustChangePassword?: true } {
  return state === "own" ? {} : { mustChangePassword: true };
}
