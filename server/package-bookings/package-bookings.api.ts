import { type packageBookingEndpoints, packageBookingMessages } from "#contract/package-bookings.ts";
import { holdingWords } from "#contract/rules/stay-words.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Handlers } from "../call.ts";
import { notFound } from "../errors.ts";
import { packageBooked } from "../guest-links/booked-until.ts";
import { guestLinkHandlers } from "../guest-links/guest-link-handlers.ts";
import { changeHandler, createHandler, listHandler, recordHandlers } from "../record-handlers.ts";
import { changePackageBooking } from "./change-package-booking.ts";
import { enquire } from "./enquire.ts";
import { findPackageBooking, listPackageBookings, packageBookingGuest } from "./package-bookings.queries.ts";
import {
  presentPackageBooking,
  presentPackageBookingToGuest,
  presentStayToGuest,
} from "./present-package-booking.ts";
import { staysHoldingRooms, staysOfPackage } from "./stays-of-package.queries.ts";
import { readGuestLink } from "../guest-links/read-guest-link.ts";
import { replaceGuestKey } from "../guest-links/replace-guest-key.ts";
import { enquiryEmails } from "../outbox/emails/enquiry-emails.ts";
import { guestPage } from "../outbox/emails/guest-page.ts";
import type { RequestPart } from "../requests/request-part.ts";

const missing = () => notFound("package booking");

const { handlers } = recordHandlers({
  table: "package_bookings",
  find: findPackageBooking,
  present: presentPackageBooking,
  missing,
  messages: packageBookingMessages,
});

export const packageBookingHandlers: Handlers<typeof packageBookingEndpoints> = {
  ...handlers,
  list: listHandler(listPackageBookings, presentPackageBooking),

  ...guestLinkHandlers({
    table: "package_bookings",
    find: findPackageBooking,
    missing,
    booked: packageBooked,
    presentToGuest: presentPackageBookingToGuest,
  }),

  async remove(call) {
    const reply = await handlers.remove(call);
    const { db, clock } = call.services;
    const today = todayInKashmir(clock.now());
    const { length: stays } = await staysHoldingRooms(db.executor, [call.query.id], today);
    return stays > 0 ? { ...reply, message: `${reply.message}. ${holdingWords(stays)}` } : reply;
  },

  async staysOfGuest({ services, query }) {
    const { id } = await readGuestLink(services, query.key, ["package_bookings"]);
    return { data: (await staysOfPackage(services.db.executor, id)).map(presentStayToGuest) };
  },

  create: createHandler(enquire, packageBookingMessages.created),

  change: changeHandler(changePackageBooking, presentPackageBooking, packageBookingMessages.changed),
};

export const packageBookingRequest: RequestPart = {
  table: "package_bookings",
  guest: packageBookingGuest,
  async emailsAbout(db, id, { publicUrl, taxes }) {
    const row = await findPackageBooking(db, id);
    if (!row) return [];
    const link = guestPage(publicUrl, await replaceGuestKey(db, { table: "package_bookings", id }));
    const { reference, package_name: tour } = row;
    return enquiryEmails(presentPackageBooking(row), { reference, tour, link, taxes });
  },
};
