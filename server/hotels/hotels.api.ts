import { hotelMessages, type HotelForm } from "#contract/hotels.ts";
import { toPaise } from "#contract/rules/money.ts";
import type { HandlersOf } from "../call.ts";
import { withIdempotency } from "../db/idempotency.ts";
import { restore } from "../db/soft-delete.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { onlyStaffSeeDeleted } from "../staff/deleted-policy.ts";
import { deleteHotel } from "./delete-hotel.ts";
import { readHotelFacets } from "./hotel-facets.ts";
import { listHotels } from "./hotel-search.queries.ts";
import { findHotel, insertHotel, updateHotel } from "./hotels.queries.ts";
import { presentHotels } from "./present-hotels.ts";

export const hotelHandlers: HandlersOf<"hotels"> = {
  async list({ services, visitor, query }) {
    onlyStaffSeeDeleted(visitor, query);
    const { records, pageInfo } = await listHotels(services.db.executor, toSearch(query));
    return { data: await presentHotels(services.db.executor, records), pageInfo };
  },

  async facets({ services }) {
    return { data: await readHotelFacets(services.db.executor) };
  },

  async byId({ services, query }) {
    return { data: await readHotel(services, query.id) };
  },

  async create({ services, body, form }) {
    const now = services.clock.now().toISOString();
    const data = await withIdempotency(
      services.db,
      services.clock,
      { ...form, body },
      async (transaction) => ({
        id: await insertHotel(transaction, toColumns(body), now),
      }),
    );
    return { data, message: hotelMessages.created };
  },

  async change({ services, id, body }) {
    const changed = await updateHotel(services.db.executor, id, toColumns(body), body.version);
    if (!changed) {
      await readHotel(services, id);
      throw new AppError("changed_meanwhile");
    }
    return { data: await readHotel(services, id), message: hotelMessages.changed };
  },

  async remove({ services, query }) {
    await deleteHotel(services, query.id, query.stays === "keep");
    return { data: { id: query.id }, message: hotelMessages.deleted };
  },

  async restore({ services, query }) {
    if (!(await restore(services.db.executor, "hotels", query.id))) throw new AppError("not_found");
    return { data: { id: query.id }, message: hotelMessages.restored };
  },
};

type HotelQuery = Parameters<(typeof hotelHandlers)["list"]>[0]["query"];

function toSearch({ minRate, maxRate, checkInDate, checkOutDate, ...query }: HotelQuery) {
  const isDated = checkInDate !== undefined && checkOutDate !== undefined;
  return {
    ...query,
    minPaise: minRate === undefined ? undefined : toPaise(minRate),
    maxPaise: maxRate === undefined ? undefined : toPaise(maxRate),
    stay: isDated ? { arrival: checkInDate, departure: checkOutDate } : undefined,
  };
}

async function readHotel(services: Services, id: number) {
  const hotel = await findHotel(services.db.executor, id);
  if (!hotel) throw new AppError("not_found", { message: "This hotel does not exist, or no longer" });
  const [presented] = await presentHotels(services.db.executor, [hotel]);
  if (!presented) throw new AppError("not_found");
  return presented;
}

function toColumns(form: HotelForm) {
  return {
    name: form.hotelName,
    description: form.description,
    address: form.address,
    search_address: form.searchAddress,
    pin_code: form.pinCode,
  };
}
