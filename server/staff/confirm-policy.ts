import type { SignedInStaff } from "../call.ts";

/** In milliseconds: how long a typed password is enough for what asks for it once more. */
const confirmedFor = 10 * 60_000;

/** Whether the password was typed within the last ten minutes; signing in counts. */
export function isConfirmed(staff: Pick<SignedInStaff, "confirmedAt">, now: Date): boolean {
  return now.getTime() - Date.parse(staff.confirmedAt) <= confirmedFor;
}
