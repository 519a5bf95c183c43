import { cabBookingMessages } from "#contract/cab-bookings.ts";
import type { HandlersOf } from "../call.ts";
import { changeRecord, deleteRecord, restoreRecord } from "../db/records.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { findCabBooking, listCabBookings } from "./cab-bookings.queries.ts";
import { presentCabBooking, toColumns } from "./present-cab-booking.ts";
import { requestCab } from "./request-cab.ts";

export const cabBookingHandlers: HandlersOf<"cabBookings"> = {
  async list({ services, query }) {
    const { records, pageInfo } = await listCabBookings(services.db.executor, query);
    return { data: records.map(presentCabBooking), pageInfo };
  },

  async byId({ services, query }) {
    return { data: await readCabBooking(services, query.id) };
  },

  async create({ services, body, form }) {
    return { data: await requestCab(services, body, form), message: cabBookingMessages.created };
  },

  async change({ services, id, body }) {
    const { status, assignedTo: assigned_to } = body;
    const columns = {
      ...toColumns(body),
      status,
      suspicious_at: null,
      ...(assigned_to === undefined ? {} : { assigned_to }),
    };
    await changeRecord(services.db.executor, "cab_bookings", { id, version: body.version }, columns);
    return { data: await readCabBooking(services, id), message: cabBookingMessages.changed };
  },

  async remove({ services, query }) {
    await deleteRecord(services.db.executor, "cab_bookings", query.id, services.clock.now().toISOString());
    return { data: { id: query.id }, message: cabBookingMessages.deleted };
  },

  async restore({ services, query }) {
    await restoreRecord(services.db.executor, "cab_bookings", query.id);
    return { data: { id: query.id }, message: cabBookingMessages.restored };
  },
};

async function readCabBooking(services: Services, id: number) {
  const booking = await findCabBooking(services.db.executor, id);
  if (!booking) throw new AppError("not_found", { message: "This cab booking does not exist, or no longer" });
  return presentCabBooking(booking);
}
