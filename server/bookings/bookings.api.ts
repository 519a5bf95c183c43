import { type bookingEndpoints, bookingMessages } from "#contract/bookings.ts";
import type { Handlers } from "../call.ts";
import { AppError } from "../errors.ts";
import { findBooking, listBookings } from "./bookings.queries.ts";
import { changeBooking, deleteBooking } from "./change-booking.ts";
import { createBooking } from "./create-booking.ts";
import { readGuestBooking, renewGuestLink } from "./guest-link.ts";
import { enterBooking } from "./enter-booking.ts";
import { presentBooking, presentToGuest } from "./present-booking.ts";
import { restoreBooking } from "./restore-booking.ts";

const unknown = { message: "This booking does not exist, or no longer" };

export const bookingHandlers: Handlers<typeof bookingEndpoints> = {
  async list({ services, query }) {
    const { records, pageInfo } = await listBookings(services.db.executor, query);
    return { data: records.map(presentBooking), pageInfo };
  },

  async byId({ services, query }) {
    const booking = await findBooking(services.db.executor, query.id);
    if (!booking) throw new AppError("not_found", unknown);
    return { data: presentBooking(booking) };
  },

  async byKey({ services, query }) {
    return { data: presentToGuest(await readGuestBooking(services, query.key)) };
  },

  async create({ services, body, form }) {
    return { data: await createBooking(services, body, form), message: bookingMessages.created };
  },

  async enter({ services, body, form }) {
    return { data: await enterBooking(services, body, form), message: bookingMessages.entered };
  },

  async change({ services, id, body }) {
    const booking = await changeBooking(services, id, body);
    return { data: presentBooking(booking), message: bookingMessages.changed };
  },

  async renewLink({ services, visitor, id }) {
    if (!visitor.staff) throw new AppError("not_signed_in");
    const key = await renewGuestLink(services, id, visitor.staff);
    return { data: { id, key }, message: bookingMessages.linkRenewed };
  },

  async remove({ services, query }) {
    await deleteBooking(services, query.id);
    return { data: { id: query.id }, message: bookingMessages.deleted };
  },

  async restore({ services, query }) {
    await restoreBooking(services, query.id);
    return { data: { id: query.id }, message: bookingMessages.restored };
  },
};
