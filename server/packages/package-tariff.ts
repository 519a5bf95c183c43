import type { z } from "zod";
import { type PackageTariff, packageTariffSchema } from "#contract/package-tariff.ts";
import { toPaise, toRupees } from "#contract/rules/money.ts";

const stored = packageTariffSchema.nullable();

/** A form's prices, in whole rupees, as the column stores them, in paise. */
export function toTariffColumn(tariff: PackageTariff | null): string | null {
  return tariff === null ? null : JSON.stringify(inUnit(tariff, toPaise));
}

/** A package's stored prices, in paise. */
export function storedTariff({ tariff }: { tariff: string | null }): z.output<typeof stored> {
  return tariff === null ? null : stored.parse(JSON.parse(tariff));
}

/** A package's prices in whole rupees. */
export function presentTariff(row: { tariff: string | null }): PackageTariff | null {
  const tariff = storedTariff(row);
  return tariff && inUnit(tariff, toRupees);
}

/** The lowest price of the table, in the unit of the tariff; undefined without a table. */
export function lowestOf(tariff: PackageTariff | null): number | undefined {
  const rates = tariff?.rows.flatMap((row) => row.rates.filter((rate) => rate !== null)) ?? [];
  return rates.length > 0 ? Math.min(...rates) : undefined;
}

function inUnit(tariff: PackageTariff, convert: (amount: number) => number): PackageTariff {
  return {
    ...tariff,
    rows: tariff.rows.map(({ people, rates }) => ({
      people,
      rates: rates.map((rate) => (rate === null ? null : convert(rate))),
    })),
    singleRoom: convert(tariff.singleRoom),
    childWithBed: convert(tariff.childWithBed),
    childWithoutBed: convert(tariff.childWithoutBed),
    seasons: tariff.seasons.map((season) => ({ ...season, supplement: convert(season.supplement) })),
  };
}
