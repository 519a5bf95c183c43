import { type BookingStatus, bookingStatuses, statusLabel } from "#contract/rules/status.ts";

/** What other registers call the statuses of a stay, in lower case. */
const alsoCalled: Readonly<Record<BookingStatus, readonly string[]>> = {
  "": ["enquiry", "requested"],
  Pending: ["tentative", "on hold", "waiting", "waitlisted"],
  Accepted: ["confirmed", "booked", "ok", "checked in"],
  Rejected: ["cancelled", "canceled", "declined", "refused", "no show"],
  Completed: ["checked out", "done", "stayed", "over"],
};

/** Reads the status of a stay as registers have it; undefined for any other text. */
export function typedStatus(text: string): BookingStatus | undefined {
  const plain = text.toLowerCase().replace(/[\s_-]+/g, " ");
  return bookingStatuses.find(
    (status) => statusLabel(status).toLowerCase() === plain || alsoCalled[status].includes(plain),
  );
}
