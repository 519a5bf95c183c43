import { agesOf, type TourTariff } from "#contract/rules/tour-price.ts";
import { storedTariff } from "./package-tariff.ts";

/** The tariff of a package, in paise; without a price table its starting price is the only rate. */
export function tourTariffOf(row: { tariff: string | null; starting_paise: number }): TourTariff {
  const tariff = storedTariff(row);
  const plain = [{ hotelClass: "", people: 1, rate: row.starting_paise }];
  if (!tariff)
    return { rates: plain, singleRoom: 0, childWithBed: 0, childWithoutBed: 0, ...agesOf({}), seasons: [] };
  const rates = tariff.rows.flatMap(({ people, rates: cells }) =>
    cells.flatMap((rate, index) =>
      rate === null ? [] : [{ hotelClass: tariff.classes[index] ?? "", people, rate }],
    ),
  );
  return { ...tariff, rates: rates.length > 0 ? rates : plain };
}
