import { type hotelEndpoints, hotelMessages, wordsBetweenCommas } from "#contract/hotels.ts";
import { spansIn } from "#contract/night-spans.ts";
import { toPaise } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { asStayKind } from "#contract/rules/stay-kinds.ts";
import type { CallContext, Handlers } from "../call.ts";
import { withIdempotency } from "../db/idempotency.ts";
import { insertRecord } from "../db/records.ts";
import { notFound } from "../errors.ts";
import { readStayRates } from "../tariffs/stay-rates.ts";
import { recordHandlers } from "../record-handlers.ts";
import { deleteHotel } from "./delete-hotel.ts";
import { readHotelFacets } from "./hotel-facets.ts";
import { addStays } from "./add-stays.ts";
import { newHotelColumns, refuseUnknownPlace, toColumns } from "./hotel-columns.ts";
import { findHotels } from "./hotel-search.queries.ts";
import { findHotel } from "./hotels.queries.ts";
import { presentCachedHotels } from "./known-hotels.ts";
import { presentHotel } from "./present-hotels.ts";
import { restoreHotel } from "./restore-hotel.ts";

const { handlers, change } = recordHandlers({
  table: "hotels",
  find: findHotel,
  present: presentHotel,
  missing: () => notFound("hotel"),
  messages: hotelMessages,
  remove: deleteHotel,
  restore: restoreHotel,
});

export const hotelHandlers: Handlers<typeof hotelEndpoints> = {
  ...handlers,

  async list({ services, query }) {
    const { executor } = services.db;
    const search = toSearch(query);
    const today = todayInKashmir(services.clock.now());
    const stayRates = await readStayRates(executor, asksForRates(search) ? search.stay : undefined);
    const { ids, pageInfo } = await findHotels(executor, { ...search, stayRates, today });
    return {
      data: await addStays(services, await presentCachedHotels(services, ids), search.stay),
      pageInfo,
    };
  },

  async facets({ services, query: { nights } }) {
    const today = todayInKashmir(services.clock.now());
    const read = () => readHotelFacets(services.db.executor, spansIn(nights) ?? [], today);
    return { data: await services.hotelFacets.get(read, `${today} ${nights}`) };
  },

  async create({ services, body, form }) {
    const columns = await newHotelColumns(services.db.executor, body, services.clock.now());
    const data = await withIdempotency(services, { ...form, body }, async (transaction) => ({
      id: await insertRecord(transaction, "hotels", columns),
    }));
    return { data, message: hotelMessages.created };
  },

  async change({ services, id, body }) {
    await refuseUnknownPlace(services.db.executor, body);
    return change(services, { id, version: body.version, noun: "hotel" }, toColumns(body));
  },
};

/** Whether the list is filtered or sorted by prices; otherwise only the hotels of its page are priced. */
function asksForRates({ minPaise, maxPaise, sort }: ReturnType<typeof toSearch>): boolean {
  return minPaise !== undefined || maxPaise !== undefined || sort === "cheapest" || sort === "dearest";
}

type HotelQuery = CallContext<(typeof hotelEndpoints)["list"]>["query"];

function toSearch({ minRate, maxRate, checkInDate, checkOutDate, facility, kind, ...query }: HotelQuery) {
  const isDated = checkInDate !== undefined && checkOutDate !== undefined;
  return {
    ...query,
    facilities: wordsBetweenCommas(facility),
    kinds: wordsBetweenCommas(kind).flatMap((word) => asStayKind(word) ?? []),
    minPaise: minRate === undefined ? undefined : toPaise(minRate),
    maxPaise: maxRate === undefined ? undefined : toPaise(maxRate),
    stay: isDated ? { arrival: checkInDate, departure: checkOutDate } : undefined,
  };
}
