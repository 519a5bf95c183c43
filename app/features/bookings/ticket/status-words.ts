import type { GuestBooking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import type { BookingStatus } from "#contract/rules/status.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";

const explanations: Record<BookingStatus, { means: string; next: string }> = {
  "": {
    means: "Thank you: we have your request and ask the house.",
    next: "From our answer on the rooms are held in your name; nothing to pay until then.",
  },
  Pending: {
    means: "One of us is working on your request with the house.",
    next: "You hear from us as soon as the house has answered. Nothing to pay until then.",
  },
  Accepted: {
    means: "Confirmed: your rooms are held for these nights.",
    next: "The advance is next. On arrival, name your reference at the desk.",
  },
  Completed: {
    means: "This stay is over. Thank you for travelling with us.",
    next: "Tell us how it was; other guests read it before they choose.",
  },
  Rejected: {
    means: "We could not get these rooms for you. No room is held and nothing is owed.",
    next: "Ask us for other dates or another house: we know which ones still have room.",
  },
};

/** What a stay's status means on that day, and what comes next. */
export function stayWords(booking: GuestBooking, today: CalendarDate): { means: string; next: string } {
  return { ...explanations[booking.status], ...withoutAdvance(booking), ...afterPayment(booking, today) };
}

/** The stay as its guest sees it: from the morning of departure on it is over, also before staff have completed it. */
export function asOf(today: CalendarDate, booking: GuestBooking): GuestBooking {
  const { status, checkOutDate, cancelAskedAt } = booking;
  const isOver = status === "Accepted" && checkOutDate <= today && cancelAskedAt === null;
  return isOver ? { ...booking, status: "Completed" } : booking;
}

/** Where no advance is asked for. */
function withoutAdvance({ status, policy }: GuestBooking): { next?: string } {
  if (status !== "Accepted" || policy?.advance !== 0) return {};
  return { next: "On arrival, name your reference at the desk." };
}

/** The next step by what was paid, by the guest's own wish to cancel, and from the day of arrival on. */
function afterPayment(booking: GuestBooking, today: CalendarDate): { means?: string; next?: string } {
  const { status, paid, due, checkInDate } = booking;
  if (booking.ending) return afterEnd(booking);
  if (status === "Rejected") return afterRefusal(booking);
  if (booking.cancelAskedAt !== null && status !== "Completed")
    return { means: "You asked us to cancel this stay.", next: "We answer soon." };
  if (status !== "Accepted") return {};
  const desk = checkInDate < today ? "" : " On arrival, name your reference at the desk.";
  if (due === 0) return { next: `Everything is paid.${desk}` };
  if (checkInDate <= today) return { next: `${stillToPay(booking)}${desk}`.trim() };
  if (paid === 0) return {};
  const isPart = paid < (booking.policy?.advance ?? 0);
  const thanks = isPart
    ? `Thank you for ${formatRupees(paid)}. The rest of the advance is next.`
    : "Thank you for the advance.";
  return { next: `${thanks}${desk}` };
}

/** What is open once the stay has begun: the advance alone is no step of its own any more. */
function stillToPay({ paid, due }: GuestBooking): string {
  if (due === null) return "We tell you what it comes to before anything is to be paid.";
  if (paid === 0) return `${formatRupees(due)} is to be paid.`;
  return `Thank you for ${formatRupees(paid)}. ${formatRupees(due)} is left to pay.`;
}

/** The texts for a stay that staff rejected: as its guest had asked, or because there was no room. */
function afterRefusal({ over, cancelAskedAt }: GuestBooking): { means?: string; next?: string } {
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
function afterEnd({ ending, charge, due, over, creditLeft }: GuestBooking): { means: string; next: string } {
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
