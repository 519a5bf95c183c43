import { type hotelEndpoints, type HotelForm, hotelMessages, wordsBetweenCommas } from "#contract/hotels.ts";
import { toPaise } from "#contract/rules/money.ts";
import type { CallContext, Handlers } from "../call.ts";
import { withIdempotency } from "../db/idempotency.ts";
import type { Executor } from "../db/open.ts";
import { insertRecord } from "../db/records.ts";
import { AppError, notFound } from "../errors.ts";
import { findNamedPlace } from "../places/find-named-place.ts";
import { readStayRates } from "../tariffs/stay-rates.ts";
import { recordHandlers } from "../record-handlers.ts";
import { onlyStaffSeeDeleted } from "../staff/deleted-policy.ts";
import { deleteHotel } from "./delete-hotel.ts";
import { readHotelFacets } from "./hotel-facets.ts";
import { addStays } from "./add-stays.ts";
import { listHotels } from "./hotel-search.queries.ts";
import { findHotel, readPlaceNames } from "./hotels.queries.ts";
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
    const { executor } = services.db;
    const search = toSearch(query);
    const stayRates = search.stay && (await readStayRates(executor, search.stay));
    const { records, pageInfo } = await listHotels(executor, { ...search, stayRates });
    return { data: await addStays(executor, await presentHotels(executor, records), search.stay), pageInfo };
  },

  async facets({ services }) {
    return { data: await readHotelFacets(services.db.executor) };
  },

  async create({ services: { db, clock }, body, form }) {
    await refuseUnknownPlace(db.executor, body);
    const place_id = body.placeId ?? (await placeOfNew(db.executor, body));
    const columns = { ...toColumns(body), place_id, created_at: clock.now().toISOString() };
    const data = await withIdempotency(db, clock, { ...form, body }, async (transaction) => ({
      id: await insertRecord(transaction, "hotels", columns),
    }));
    return { data, message: hotelMessages.created };
  },

  async change({ services, id, body }) {
    await refuseUnknownPlace(services.db.executor, body);
    return change(services, { id, version: body.version, noun: "hotel" }, toColumns(body));
  },
};

type HotelQuery = CallContext<(typeof hotelEndpoints)["list"]>["query"];

async function refuseUnknownPlace(db: Executor, { placeId }: HotelForm): Promise<void> {
  if (placeId == null || (await readPlaceNames(db, [placeId])).has(placeId)) return;
  const message = "Choose a place from the list";
  throw new AppError("invalid", { message, errors: { placeId: message } });
}

/** A form that knows nothing of places says in its search address where the house is. */
function placeOfNew(db: Executor, { placeId, searchAddress }: HotelForm): Promise<number | null> | null {
  return placeId === undefined ? findNamedPlace(db, searchAddress) : null;
}

function toSearch({ minRate, maxRate, checkInDate, checkOutDate, facility, kind, ...query }: HotelQuery) {
  const isDated = checkInDate !== undefined && checkOutDate !== undefined;
  return {
    ...query,
    facilities: wordsBetweenCommas(facility),
    kinds: wordsBetweenCommas(kind),
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
    place_id: form.placeId,
    kind: form.kind,
  };
}
