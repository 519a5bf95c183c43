import type { HotelFacets } from "#contract/hotels.ts";
import { toRupees } from "#contract/rules/money.ts";
import { stayKinds } from "#contract/rules/stay-kinds.ts";
import type { Executor } from "../db/open.ts";
import { inDegrees } from "../places/present-places.ts";
import { countByFacility, countByKind, countByPlace, rateRange } from "./hotel-search.queries.ts";

/** The filters of the list of hotels, each with the number of hotels it leaves. */
export async function readHotelFacets(db: Executor): Promise<HotelFacets> {
  const places = await countByPlace(db);
  const kinds = new Map((await countByKind(db)).map(({ kind, hotels }) => [kind, hotels]));
  const facilities = await countByFacility(db);
  const rates = await rateRange(db);
  return {
    places: places.map(({ name, hotels, latitude, longitude, lowest }) => ({
      name,
      hotels,
      latitude: inDegrees(latitude),
      longitude: inDegrees(longitude),
      lowestRate: orNull(lowest),
    })),
    kinds: stayKinds.flatMap((kind) => {
      const hotels = kinds.get(kind);
      return hotels === undefined ? [] : [{ kind, hotels }];
    }),
    facilities: facilities.map(({ name, icon, hotels }) => ({ name, icon, hotels })),
    lowestRate: orNull(rates?.lowest),
    highestRate: orNull(rates?.highest),
  };
}

function orNull(paise: number | null | undefined): number | null {
  return paise == null ? null : toRupees(paise);
}
