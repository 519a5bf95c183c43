import type { SignedInStaff } from "../call.ts";

const confirmedFor = 10 * 60_000;
/** Milliseconds for filling in a form: one opened so shortly before the end would be sent after it. */
const timeToFill = 2 * 60_000;

/** True when the password was typed recently enough for calls that need it. */
export function isConfirmed({ confirmedAt }: SignedInStaff, now: Date): boolean {
  return now.getTime() - Date.parse(confirmedAt) <= confirmedFor;
}

/** True when a form that is opened now should ask for the password at once. */
export function willNeedConfirmation({ confirmedAt }: SignedInStaff, now: Date): boolean {
  return now.getTime() - Date.parse(confirmedAt) > confirmedFor - timeToFill;
}
