import type { Booking } from "#contract/bookings.ts";
import type { CabBooking } from "#contract/cab-bookings.ts";
import type { MessageTemplates } from "#contract/company.ts";
import type { RequestKind } from "#contract/dashboard.ts";
import type { PackageBooking } from "#contract/package-bookings.ts";
import type { Query } from "#contract/questions.ts";
import type { Review } from "#contract/reviews.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { shortDate } from "#contract/rules/dates.ts";
import type { TaxChoice } from "#contract/rules/tax-words.ts";
import { partyWords, roomsWords, stayWords } from "#contract/rules/stay-words.ts";
import { shorten } from "#contract/rules/text.ts";
import { bookingMessage, decisionMessage } from "#app/features/bookings/booking-message.ts";
import { cabMessage } from "#app/features/cabs/cab-message.ts";
import { enquiryMessage } from "#app/features/enquiries/enquiry-message.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";

/** What visitors send, by kind. */
export type Requests = {
  bookings: Booking;
  packageBookings: PackageBooking;
  cabBookings: CabBooking;
  reviews: Review;
  queries: Query;
};

/** One request in the stream of all kinds: who, what, and how to answer. */
export type Waiting = {
  kind: RequestKind;
  record: { id: number; version: number };
  name: string;
  /** What is asked for, in one line. */
  what: string;
  createdAt: string;
  isNew: boolean;
  /** As the status is now: a word, or for a question whether it is answered. */
  status: string;
  phone: string;
  email: string;
  message: string;
  /** Rupees, where a price is known. */
  money: string;
};

/** What messages are written with: the templates, and what is said of taxes beside prices. */
export type MessageWords = MessageTemplates & { taxes: TaxChoice };

type Write<Kind extends RequestKind> = (record: Requests[Kind], words: MessageWords) => Waiting;

const common = ({ createdAt, isNew }: { createdAt: string; isNew: boolean }) => ({ createdAt, isNew });

/** Writes a request of each kind as the stream shows it. */
export const waitingOf: { [Kind in RequestKind]: Write<Kind> } = {
  bookings: (record, { bookings: template, taxes }) => ({
    kind: "bookings",
    record,
    ...common(record),
    name: record.customerName,
    what: [
      record.hotel,
      stayWords(record.checkInDate, record.checkOutDate),
      roomsWords(record.rooms, record.roomType),
      partyWords(record.adults, record.children),
    ].join(", "),
    status: record.status,
    phone: record.phoneNo,
    email: record.email,
    message:
      record.status === "Accepted" || record.status === "Rejected"
        ? decisionMessage(template, record, taxes)
        : bookingMessage(template, record),
    money: record.total === null ? "" : formatRupees(record.total),
  }),
  packageBookings: (record, { packageBookings: template }) => ({
    kind: "packageBookings",
    record,
    ...common(record),
    name: record.customerName,
    what: [record.package, shorten(record.specialRequest, 90, "…")].filter(Boolean).join(": "),
    status: record.status,
    phone: record.phoneNo,
    email: record.email,
    message: enquiryMessage(template, record),
    money: "",
  }),
  cabBookings: (record, { cabBookings: template }) => ({
    kind: "cabBookings",
    record,
    ...common(record),
    name: record.customerName,
    what: `${record.pickUpLocation} to ${record.dropLocation}, ${shortDate(record.dateOfJourney)}, ${record.preferredTime}`,
    status: record.status,
    phone: record.phoneNo,
    email: record.email,
    message: cabMessage(template, record),
    money: "",
  }),
  reviews: (record) => ({
    kind: "reviews",
    record,
    ...common(record),
    name: record.customerName,
    what: `${"★".repeat(record.rating)} ${shorten(record.review, 90, "…")}`,
    status: record.status,
    phone: "",
    email: "",
    message: "",
    money: "",
  }),
  queries: (record, { queries: template }) => ({
    kind: "queries",
    record,
    ...common(record),
    name: record.name,
    what: `${record.subject}: ${shorten(record.message, 90, "…")}`,
    status: String(record.isAnswered),
    phone: "",
    email: record.email,
    message: fillTemplate(template, {
      name: record.name,
      reference: record.reference,
      what: record.subject,
      when: "",
    }),
    money: "",
  }),
};
