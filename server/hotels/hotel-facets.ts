import type { HotelFacets } from "#contract/hotels.ts";
import { toRupees } from "#contract/rules/money.ts";
import { countPlaces } from "#contract/rules/places.ts";
import type { Executor } from "../db/open.ts";
import { countByAddress, countByFacility, rateRange } from "./hotel-search.queries.ts";

/** The filters of the list of hotels, each with the number of hotels it leaves. */
export async function readHotelFacets(db: Executor): Promise<HotelFacets> {
  const addresses = await countByAddress(db);
  const facilities = await countByFacility(db);
  const rates = await rateRange(db);
  const places = countPlaces(addresses);
  return {
    places: places.map(({ name, count }) => ({ name, hotels: count })),
    facilities: facilities.map(({ name, icon, hotels }) => ({ name, icon, hotels })),
    lowestRate: rates?.lowest == null ? null : toRupees(rates.lowest),
    highestRate: rates?.highest == null ? null : toRupees(rates.highest),
  };
}
