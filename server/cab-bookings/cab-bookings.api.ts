import { type cabBookingEndpoints, cabBookingMessages } from "#contract/cab-bookings.ts";
import type { Handlers } from "../call.ts";
import { notFound } from "../errors.ts";
import { cabBooked } from "../guest-links/booked-until.ts";
import { guestLinkHandlers } from "../guest-links/guest-link-handlers.ts";
import { changeHandler, createHandler, listHandler, recordHandlers } from "../record-handlers.ts";
import { changeCabBooking } from "./change-cab-booking.ts";
import { findCabBooking, listCabBookings, cabBookingGuest } from "./cab-bookings.queries.ts";
import { presentCabBooking, presentCabBookingToGuest } from "./present-cab-booking.ts";
import { requestCab } from "./request-cab.ts";
import { replaceGuestKey } from "../guest-links/replace-guest-key.ts";
import { cabEmails } from "../outbox/emails/cab-emails.ts";
import { guestPage } from "../outbox/emails/guest-page.ts";
import type { RequestPart } from "../requests/request-part.ts";

const missing = () => notFound("cab booking");

const { handlers } = recordHandlers({
  table: "cab_bookings",
  find: findCabBooking,
  present: presentCabBooking,
  missing,
  messages: cabBookingMessages,
});

export const cabBookingHandlers: Handlers<typeof cabBookingEndpoints> = {
  ...handlers,
  list: listHandler(listCabBookings, presentCabBooking),

  ...guestLinkHandlers({
    table: "cab_bookings",
    find: findCabBooking,
    missing,
    booked: cabBooked,
    presentToGuest: presentCabBookingToGuest,
  }),

  create: createHandler(requestCab, cabBookingMessages.created),

  change: changeHandler(changeCabBooking, presentCabBooking, cabBookingMessages.changed),
};

export const cabBookingRequest: RequestPart = {
  table: "cab_bookings",
  guest: cabBookingGuest,
  async emailsAbout(db, id, { publicUrl, taxes }) {
    const row = await findCabBooking(db, id);
    if (!row) return [];
    const link = guestPage(publicUrl, await replaceGuestKey(db, { table: "cab_bookings", id }));
    return cabEmails(presentCabBooking(row), { reference: row.reference, link, taxes });
  },
};
