import type { availabilityEndpoints } from "#contract/availability.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Handlers } from "../call.ts";
import type { Executor } from "../db/open.ts";
import { notFound } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import { readAddedTax } from "../tariffs/read-added-tax.ts";
import { nearestStays } from "./nearest-stays.ts";
import { readAvailability } from "./read-availability.ts";
import { readNightAvailability } from "./read-night-availability.ts";

export const availabilityHandlers: Handlers<typeof availabilityEndpoints> = {
  async nearest({ services, query }) {
    const db = services.db.executor;
    await refuseUnknownHotel(db, query.hotelId);
    const stay = { arrival: query.checkInDate, departure: query.checkOutDate };
    const today = todayInKashmir(services.clock.now());
    return { data: await nearestStays(db, query.hotelId, stay, today) };
  },

  async nights({ services, query }) {
    const db = services.db.executor;
    await refuseUnknownHotel(db, query.hotelId);
    return {
      data: await readNightAvailability(db, query.hotelId, { arrival: query.from, departure: query.to }),
    };
  },

  async list({ services, query, visitor }) {
    const db = services.db.executor;
    await refuseUnknownHotel(db, query.hotelId);
    const stay = { arrival: query.checkInDate, departure: query.checkOutDate };
    const audience = visitor.staff ? "staff" : "guest";
    const tax = await readAddedTax(services);
    return { data: await readAvailability(db, query.hotelId, stay, { audience, tax }) };
  },
};

async function refuseUnknownHotel(db: Executor, hotelId: number): Promise<void> {
  if (await findHotel(db, hotelId)) return;
  throw notFound("hotel");
}
