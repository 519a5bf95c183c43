import type { GuestBooking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import type { BookingStatus } from "#contract/rules/status.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { afterEnd, afterRefusal } from "./ending-words.ts";

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

/** What a stay's status means on that day, and what comes next. `isPaymentTold`: its guest wrote "I have paid". */
export function stayWords(
  booking: GuestBooking,
  today: CalendarDate,
  isPaymentTold = false,
): { means: string; next: string } {
  const changed = { ...withoutAdvance(booking), ...afterPayment(booking, today, isPaymentTold) };
  return { ...explanations[booking.status], ...changed };
}

/** The stay as its guest sees it: from the morning of departure on it is over, also before staff have completed it. */
export function asOf(today: CalendarDate, booking: GuestBooking): GuestBooking {
  const { status, checkOutDate, cancelAskedAt } = booking;
  const isOver = status === "Accepted" && checkOutDate <= today && cancelAskedAt === null;
  return isOver ? { ...booking, status: "Completed" } : booking;
}

/** From the day after arrival on. On that day the guest may still be on the way, or not come. */
export function isInHouse(today: CalendarDate, booking: GuestBooking): boolean {
  const { status, checkInDate } = asOf(today, booking);
  return status === "Accepted" && checkInDate < today;
}

/** Where no advance is asked for. */
function withoutAdvance({ status, policy }: GuestBooking): { next?: string } {
  if (status !== "Accepted" || policy?.advance !== 0) return {};
  return { next: "On arrival, name your reference at the desk." };
}

/** The next step by what was paid, by the guest's own wish to cancel, and from the day of arrival on. */
function afterPayment(
  booking: GuestBooking,
  today: CalendarDate,
  isPaymentTold: boolean,
): { means?: string; next?: string } {
  const { status, paid, due, checkInDate } = booking;
  if (booking.ending) return afterEnd(booking);
  if (status === "Rejected") return afterRefusal(booking);
  if (booking.cancelAskedAt !== null && status !== "Completed")
    return { means: "You asked us to cancel this stay.", next: "We answer soon." };
  if (status !== "Accepted") return {};
  const desk = checkInDate < today ? "" : " On arrival, name your reference at the desk.";
  if (booking.packageReference !== undefined)
    return { next: `Its price is in that of your package ${booking.packageReference}.${desk}` };
  if (due === 0) return { next: `Everything is paid.${desk}` };
  if (checkInDate <= today) return { next: `${stillToPay(booking)}${desk}`.trim() };
  const told = "You have told us of your payment.";
  if (paid === 0) return isPaymentTold ? { next: `${told}${desk}` } : {};
  const isPart = paid < (booking.policy?.advance ?? 0);
  const thanks = isPart
    ? `Thank you for ${formatRupees(paid)}. ${isPaymentTold ? told : "The rest of the advance is next."}`
    : "Thank you for the advance.";
  return { next: `${thanks}${desk}` };
}

/** What is open once the stay has begun: the advance alone is no step of its own any more. */
function stillToPay({ paid, due }: GuestBooking): string {
  if (due === null) return "We tell you what it comes to before anything is to be paid.";
  if (paid === 0) return `${formatRupees(due)} is to be paid.`;
  return `Thank you for ${formatRupees(paid)}. ${formatRupees(due)} is left to pay.`;
}
