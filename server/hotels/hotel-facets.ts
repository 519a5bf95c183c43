import type { HotelFacets } from "#contract/hotels.ts";
import type { NightSpan } from "#contract/night-spans.ts";
import { toRupees } from "#contract/rules/money.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { stayKinds } from "#contract/rules/stay-kinds.ts";
import type { Executor } from "../db/open.ts";
import { inDegrees } from "../places/present-places.ts";
import { readNightRates } from "./night-rates.ts";
import { countByFacility, countByKind, countByPlace, rateRange } from "./hotel-search.queries.ts";

/** The filters of the list of hotels, each with the number of hotels it leaves; for `spans` the cheapest nights. */
export async function readHotelFacets(
  db: Executor,
  spans: readonly NightSpan[],
  today: CalendarDate,
): Promise<HotelFacets> {
  const places = await countByPlace(db, today);
  const nightRates = spans.length > 0 ? await readNightRates(db, spans) : undefined;
  const kinds = new Map((await countByKind(db)).map(({ kind, hotels }) => [kind, hotels]));
  const facilities = await countByFacility(db);
  const rates = await rateRange(db, today);
  return {
    places: places.map(({ id, name, hotels, latitude, longitude, lowest }) => ({
      name,
      hotels,
      latitude: inDegrees(latitude),
      longitude: inDegrees(longitude),
      lowestRate: orNull(lowest),
      nightRates: nightRates && spans.map((_, index) => orNull(nightRates.get(id)?.[index])),
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
