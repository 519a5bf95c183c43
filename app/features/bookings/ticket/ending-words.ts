import type { GuestBooking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";

/** The texts for a stay that staff rejected: as its guest had asked, or because there was no room. */
export function afterRefusal({ over, cancelAskedAt }: GuestBooking): { means?: string; next?: string } {
  const back = `You have paid ${formatRupees(over)}. We give it back the way it came and tell you when it is on its way.`;
  if (cancelAskedAt !== null) {
    return over > 0
      ? { means: "This booking is cancelled, as you asked. No room is held.", next: back }
      : { means: "This booking is cancelled, as you asked. No room is held and nothing is owed." };
  }
  if (over === 0) return {};
  return { means: "We could not get these rooms for you. No room is held.", next: back };
}

/** The texts for a stay that was cancelled, or whose guests did not come. */
export function afterEnd({ ending, charge, due, over, creditLeft }: GuestBooking): {
  means: string;
  next: string;
} {
  const means =
    ending === "No show"
      ? "We expected you and you did not arrive. Your rooms were let go."
      : "This stay is cancelled. No room is held.";
  if (charge === null) return { means, next: "We tell you what it comes to." };
  const cost = charge === 0 ? "Nothing is charged." : `The cancellation charge is ${formatRupees(charge)}.`;
  if (creditLeft > 0)
    return {
      means,
      next: `${cost} ${formatRupees(creditLeft)} of what you paid are kept for your next stay.`,
    };
  if (over > 0) return { means, next: `${cost} We return ${formatRupees(over)} to you, the way it came.` };
  return { means, next: due ? `${cost} ${formatRupees(due)} of it is still to be paid.` : cost };
}
