import type { JourneyPrice } from "#contract/journey-prices.ts";
import { toRupees } from "#contract/rules/money.ts";
import { type PriceLine, sumOf } from "#contract/rules/price.ts";
import { taxesOf, taxWords } from "#contract/rules/tax-words.ts";
import type { Services } from "../services.ts";
import { presentLines } from "./price-lines.ts";
import { readTaxes } from "./read-taxes.ts";

/** The price of a package or a cab as guests see it, in whole rupees, with the company's note on taxes. */
export async function presentJourneyPrice(
  services: Services,
  { lines, isFrom }: { lines: readonly PriceLine[]; isFrom: boolean },
): Promise<JourneyPrice> {
  return {
    lines: presentLines(lines),
    total: toRupees(sumOf(lines)),
    taxes: taxWords[taxesOf(lines, await readTaxes(services))],
    isFrom,
  };
}
