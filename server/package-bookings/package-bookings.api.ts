import { packageBookingMessages } from "#contract/package-bookings.ts";
import type { HandlersOf } from "../call.ts";
import { deleteRecord, restoreRecord } from "../db/records.ts";
import { AppError } from "../errors.ts";
import { changePackageBooking } from "./change-package-booking.ts";
import { enquire } from "./enquire.ts";
import { findPackageBooking, listPackageBookings } from "./package-bookings.queries.ts";
import { presentPackageBooking } from "./present-package-booking.ts";

const unknown = { message: "This package booking does not exist, or no longer" };

export const packageBookingHandlers: HandlersOf<"packageBookings"> = {
  async list({ services, query }) {
    const { records, pageInfo } = await listPackageBookings(services.db.executor, query);
    return { data: records.map(presentPackageBooking), pageInfo };
  },

  async byId({ services, query }) {
    const booking = await findPackageBooking(services.db.executor, query.id);
    if (!booking) throw new AppError("not_found", unknown);
    return { data: presentPackageBooking(booking) };
  },

  async create({ services, body, form }) {
    return { data: await enquire(services, body, form), message: packageBookingMessages.created };
  },

  async change({ services, id, body }) {
    const booking = await changePackageBooking(services, id, body);
    return { data: presentPackageBooking(booking), message: packageBookingMessages.changed };
  },

  async remove({ services, query }) {
    await deleteRecord(
      services.db.executor,
      "package_bookings",
      query.id,
      services.clock.now().toISOString(),
    );
    return { data: { id: query.id }, message: packageBookingMessages.deleted };
  },

  async restore({ services, query }) {
    await restoreRecord(services.db.executor, "package_bookings", query.id);
    return { data: { id: query.id }, message: packageBookingMessages.restored };
  },
};
