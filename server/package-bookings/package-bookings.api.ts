import { type packageBookingEndpoints, packageBookingMessages } from "#contract/package-bookings.ts";
import type { Handlers } from "../call.ts";
import { notFound } from "../errors.ts";
import { listHandler, recordHandlers } from "../record-handlers.ts";
import { changePackageBooking } from "./change-package-booking.ts";
import { enquire } from "./enquire.ts";
import { findPackageBooking, listPackageBookings } from "./package-bookings.queries.ts";
import { presentPackageBooking } from "./present-package-booking.ts";

const { handlers } = recordHandlers({
  table: "package_bookings",
  find: findPackageBooking,
  present: presentPackageBooking,
  missing: () => notFound("package booking"),
  messages: packageBookingMessages,
});

export const packageBookingHandlers: Handlers<typeof packageBookingEndpoints> = {
  ...handlers,
  list: listHandler(listPackageBookings, presentPackageBooking),

  async create({ services, body, form }) {
    return { data: await enquire(services, body, form), message: packageBookingMessages.created };
  },

  async change({ services, id, body }) {
    const booking = await changePackageBooking(services, id, body);
    return { data: presentPackageBooking(booking), message: packageBookingMessages.changed };
  },
};
