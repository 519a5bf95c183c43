import type { RequestKind } from "#contract/dashboard.ts";
import type { TaxChoice } from "#contract/rules/tax-words.ts";
import { findBooking } from "../bookings/bookings.queries.ts";
import { guestKeyHash, newGuestKey } from "../guest-key.ts";
import { presentBooking } from "../bookings/present-booking.ts";
import { findCabBooking } from "../cab-bookings/cab-bookings.queries.ts";
import { presentCabBooking } from "../cab-bookings/present-cab-booking.ts";
import { changeRecord } from "../db/records.ts";
import type { Executor } from "../db/open.ts";
import type { Email } from "../outbox/email.ts";
import { bookingEmails } from "../outbox/emails/booking-emails.ts";
import { cabEmails } from "../outbox/emails/cab-emails.ts";
import { enquiryEmails } from "../outbox/emails/enquiry-emails.ts";
import { guestPage } from "../outbox/emails/guest-page.ts";
import { questionEmails } from "../outbox/emails/question-emails.ts";
import { reviewEmails } from "../outbox/emails/review-emails.ts";
import { findPackageBooking } from "../package-bookings/package-bookings.queries.ts";
import { presentPackageBooking } from "../package-bookings/present-package-booking.ts";
import type { PaidTable } from "../paid-for.ts";
import { presentQuestion } from "../questions/present-question.ts";
import { findQuestion } from "../questions/questions.queries.ts";
import { presentReview } from "../reviews/present-review.ts";
import { findReview } from "../reviews/reviews.queries.ts";

/** Only the hash of a guest's key is stored, so the email carries a new one, as a renewed link does. */
async function newLink(db: Executor, table: PaidTable, id: number): Promise<string> {
  const key = newGuestKey();
  await changeRecord(db, table, { id }, { guest_key_hash: guestKeyHash(key) });
  return key;
}

type About = { publicUrl: string | undefined; taxes: TaxChoice };
type Write = (db: Executor, id: number, about: About) => Promise<Email[]>;

/** Writes the emails about a stored request, the same as when it came in; none when the request no longer exists. */
export const emailsAbout: Record<RequestKind, Write> = {
  async bookings(db, id, { publicUrl, taxes }) {
    const row = await findBooking(db, id);
    if (!row) return [];
    const form = { ...presentBooking(row), roomId: row.room_id ?? undefined };
    const { reference, hotel, total } = form;
    const key = await newLink(db, "bookings", id);
    const price = { roomType: row.room_type, lines: form.priceLines, taxes };
    return bookingEmails({ form, reference, hotel, total, key, ...price }, publicUrl);
  },
  async packageBookings(db, id, { publicUrl, taxes }) {
    const row = await findPackageBooking(db, id);
    if (!row) return [];
    const link = guestPage(publicUrl, await newLink(db, "package_bookings", id));
    const { reference, package_name: tour } = row;
    return enquiryEmails(presentPackageBooking(row), { reference, tour, link, taxes });
  },
  async cabBookings(db, id, { publicUrl, taxes }) {
    const row = await findCabBooking(db, id);
    if (!row) return [];
    const link = guestPage(publicUrl, await newLink(db, "cab_bookings", id));
    return cabEmails(presentCabBooking(row), { reference: row.reference, link, taxes });
  },
  async reviews(db, id) {
    const row = await findReview(db, id);
    return row ? reviewEmails(presentReview(row), id) : [];
  },
  async queries(db, id) {
    const row = await findQuestion(db, id);
    return row ? questionEmails(presentQuestion(row), row.reference) : [];
  },
};
