import { type BookingStatus, bookingStatuses, statusLabel } from "#contract/rules/status.ts";

/** What other registers call the statuses of a stay, in lower case. */
const alsoCalled: Readonly<Record<BookingStatus, readonly string[]>> = {
  "": ["enquiry", "requested"],
  Pending: ["tentative", "on hold", "hold", "waiting", "waitlisted", "waiting list", "wl"],
  Accepted: ["confirmed", "confirm", "conf", "cnf", "booked", "ok", "checked in", "check in", "c/i"],
  Rejected: ["cancelled", "canceled", "cancel", "cxl", "declined", "refused", "no show", "noshow"],
  Completed: ["checked out", "check out", "checkout", "c/o", "done", "stayed", "over"],
};

/** Reads the status of a stay as registers have it; undefined for any other text. */
export function typedStatus(text: string): BookingStatus | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .replace(/\.$/, "");
  return bookingStatuses.find(
    (status) => statusLabel(status).toLowerCase() === plain || alsoCalled[status].includes(plain),
  );
}
