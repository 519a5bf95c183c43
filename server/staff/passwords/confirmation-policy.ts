import type { SignedInStaff } from "../../call.ts";

const confirmedFor = 10 * 60_000;
/** A form that is opened shortly before the end is sent after it. */
const timeToFill = 2 * 60_000;

/** True while the password that was typed last still counts. */
export function isConfirmed({ confirmedAt }: SignedInStaff, now: Date): boolean {
  return now.getTime() - Date.parse(confirmedAt) <= confirmedFor;
}

/** True when a form that is opened now should ask for the password at once. */
export function willNeedConfirmation({ confirmedAt }: SignedInStaff, now: Date): boolean {
  return now.getTime() - Date.parse(confirmedAt) > confirmedFor - timeToFill;
}
