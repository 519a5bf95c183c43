import { type bookingEndpoints, bookingMessages } from "#contract/bookings.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Handlers } from "../call.ts";
import { notFound } from "../errors.ts";
import { creditLeft } from "../stay-terms/credit-left.queries.ts";
import { changeHandler, createHandler, listHandler, recordHandlers } from "../record-handlers.ts";
import { findBooking, listBookings } from "./bookings.queries.ts";
import { changeBooking, deleteBooking } from "./change-booking.ts";
import { createBooking } from "./create-booking.ts";
import { readGuestBooking, renewBookingLink } from "./guest-link.ts";
import { enterBooking } from "./enter-booking.ts";
import { presentBooking, presentToGuest } from "./present-booking.ts";
import { readMoves } from "./read-moves.ts";
import { signedIn } from "../signed-in.ts";
import { restoreBooking } from "./restore-booking.ts";
import { replaceGuestKey } from "../guest-links/replace-guest-key.ts";
import { bookingEmails } from "../outbox/emails/booking-emails.ts";
import type { RequestPart } from "../requests/request-part.ts";
import { bookingGuest } from "./booking-kind.queries.ts";

const { handlers } = recordHandlers({
  table: "bookings",
  find: findBooking,
  present: presentBooking,
  missing: () => notFound("booking"),
  messages: bookingMessages,
  remove: (services, { id }) => deleteBooking(services, id),
  restore: restoreBooking,
});

export const bookingHandlers: Handlers<typeof bookingEndpoints> = {
  ...handlers,
  list({ services, query }) {
    const today = todayInKashmir(services.clock.now());
    const list = listHandler((db, page: typeof query) => listBookings(db, page, today), presentBooking);
    return list({ services, query });
  },

  async moves({ services, query }) {
    return { data: await readMoves(services, query) };
  },

  async byKey({ services, query }) {
    const booking = await readGuestBooking(services, query.key);
    const credit = booking.ending === null ? 0 : await creditLeft(services.db.executor, booking.id);
    return { data: presentToGuest(booking, credit) };
  },

  create: createHandler(createBooking, bookingMessages.created),
  enter: createHandler(enterBooking, bookingMessages.entered),

  change: changeHandler(changeBooking, presentBooking, bookingMessages.changed),

  async renewLink({ services, visitor, id }) {
    const key = await renewBookingLink(services, id, signedIn(visitor));
    return { data: { id, key }, message: bookingMessages.linkRenewed };
  },
};

export const bookingRequest: RequestPart = {
  table: "bookings",
  guest: bookingGuest,
  async emailsAbout(db, id, { publicUrl, taxes }) {
    const row = await findBooking(db, id);
    if (!row) return [];
    const form = { ...presentBooking(row), roomId: row.room_id ?? undefined };
    const { reference, hotel, total } = form;
    const key = await replaceGuestKey(db, { table: "bookings", id });
    const price = { roomType: row.room_type, lines: form.priceLines, taxes };
    return bookingEmails({ form, reference, hotel, total, key, ...price }, publicUrl);
  },
};
