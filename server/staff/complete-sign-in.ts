import type { StaffMember } from "#contract/auth.ts";
import type { PasswordState } from "../db/tables/staff.ts";
import type { Services } from "../services.ts";
import { noteSignedIn, type SignInVisitor } from "./sessions/note-sign-in.ts";
import { rememberDevice } from "./sessions/remember-device.ts";
import { beginSession, endSession } from "./sessions/sessions.ts";

type Staff = { id: number; username: string; role: StaffMember["role"]; password_state: PasswordState };

/**
 * Lets somebody in who has proven who they are: ends the session that the browser had, begins a new one, knows the
 * browser from then on, and notes the sign-in. Returns both tokens.
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

/** What a signed-in person is told of a password that is not their own. */
export function mustChange(state: PasswordState): { mustChangePassword?: true } {
  return state === "own" ? {} : { mustChangePassword: true };
}
