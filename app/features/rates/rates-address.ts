import { isMonth, type Month } from "#contract/rules/month.ts";
import { controlPages } from "#app/content/control-addresses.ts";

export type RatesPlace = { hotel: number; month: Month };

/** The address of a house's prices in a month, optionally with one of them in the form. */
export function ratesHref({ hotel, month }: RatesPlace, opened?: number): string {
  const season = opened === undefined ? "" : `&season=${opened}#season`;
  return `${controlPages.rates}?hotel=${hotel}&month=${month}${season}`;
}

/** Parses the address of the prices; invalid parameters are ignored. */
export function readRatesPlace(address: URLSearchParams) {
  const id = (name: string) => {
    const value = Number(address.get(name));
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  const month = address.get("month") ?? "";
  return { hotel: id("hotel"), season: id("season"), month: isMonth(month) ? month : undefined };
}

/** Whether the form of this house's prices is another one at that address. */
export function isOtherSeason(
  { hotel, opened }: { hotel: { id: number }; opened: { ids: number[] } | undefined },
  address: URLSearchParams,
): boolean {
  const shown = readRatesPlace(address);
  if (shown.hotel !== undefined && shown.hotel !== hotel.id) return true;
  return shown.season === undefined ? opened !== undefined : !opened?.ids.includes(shown.season);
}
