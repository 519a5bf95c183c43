import { type hotelEndpoints, type HotelForm, hotelMessages } from "#contract/hotels.ts";
import { toPaise } from "#contract/rules/money.ts";
import type { CallContext, Handlers } from "../call.ts";
import { withIdempotency } from "../db/idempotency.ts";
import { insertRecord } from "../db/records.ts";
import { notFound } from "../errors.ts";
import { recordHandlers } from "../record-handlers.ts";
import { onlyStaffSeeDeleted } from "../staff/deleted-policy.ts";
import { deleteHotel } from "./delete-hotel.ts";
import { readHotelFacets } from "./hotel-facets.ts";
import { listHotels } from "./hotel-search.queries.ts";
import { findHotel } from "./hotels.queries.ts";
import { presentHotel, presentHotels } from "./present-hotels.ts";

const { handlers, change } = recordHandlers({
  table: "hotels",
  find: findHotel,
  present: presentHotel,
  missing: () => notFound("hotel"),
  messages: hotelMessages,
  remove: deleteHotel,
});

export const hotelHandlers: Handlers<typeof hotelEndpoints> = {
  ...handlers,

  async list({ services, visitor, query }) {
    onlyStaffSeeDeleted(visitor, query);
    const { records, pageInfo } = await listHotels(services.db.executor, toSearch(query));
    return { data: await presentHotels(services.db.executor, records), pageInfo };
  },

  async facets({ services }) {
    return { data: await readHotelFacets(services.db.executor) };
  },

  async create({ services: { db, clock }, body, form }) {
    const columns = { ...toColumns(body), created_at: clock.now().toISOString() };
    const data = await withIdempotency(db, clock, { ...form, body }, async (transaction) => ({
      id: await insertRecord(transaction, "hotels", columns),
    }));
    return { data, message: hotelMessages.created };
  },

  change({ services, id, body }) {
    return change(services, { id, version: body.version, noun: "hotel" }, toColumns(body));
  },
};

type HotelQuery = CallContext<(typeof hotelEndpoints)["list"]>["query"];

function toSearch({ minRate, maxRate, checkInDate, checkOutDate, ...query }: HotelQuery) {
  const isDated = checkInDate !== undefined && checkOutDate !== undefined;
  return {
    ...query,
    minPaise: minRate === undefined ? undefined : toPaise(minRate),
    maxPaise: maxRate === undefined ? undefined : toPaise(maxRate),
    stay: isDated ? { arrival: checkInDate, departure: checkOutDate } : undefined,
  };
}

function toColumns(form: HotelForm) {
  return {
    name: form.hotelName,
    description: form.description,
    address: form.address,
    search_address: form.searchAddress,
    pin_code: form.pinCode,
    free_below_age: form.freeBelowAge,
    child_until_age: form.childUntilAge,
  };
}
