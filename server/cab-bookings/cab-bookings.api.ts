import { type cabBookingEndpoints, cabBookingMessages } from "#contract/cab-bookings.ts";
import type { Handlers } from "../call.ts";
import { notFound } from "../errors.ts";
import { listHandler, recordHandlers } from "../record-handlers.ts";
import { totalColumn } from "../stay-terms/present-agreed.ts";
import { changedPrice } from "./cab-price.ts";
import { findCabBooking, listCabBookings } from "./cab-bookings.queries.ts";
import { presentCabBooking, toColumns } from "./present-cab-booking.ts";
import { requestCab } from "./request-cab.ts";

const { handlers, change } = recordHandlers({
  table: "cab_bookings",
  find: findCabBooking,
  present: presentCabBooking,
  missing: () => notFound("cab booking"),
  messages: cabBookingMessages,
});

export const cabBookingHandlers: Handlers<typeof cabBookingEndpoints> = {
  ...handlers,
  list: listHandler(listCabBookings, presentCabBooking),

  async create({ services, body, form }) {
    return { data: await requestCab(services, body, form), message: cabBookingMessages.created };
  },

  async change({ services, id, body }) {
    const { status, total, assignedTo: assigned_to, version } = body;
    const assigned = assigned_to === undefined ? {} : { assigned_to };
    const before = await findCabBooking(services.db.executor, id);
    const price = before && (await changedPrice(services.db.executor, before, body));
    const columns = { ...toColumns(body), status, suspicious_at: null, ...assigned, ...totalColumn(total) };
    return change(services, { id, version }, { ...columns, ...price });
  },
};
