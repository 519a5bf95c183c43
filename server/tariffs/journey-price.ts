import type { JourneyPrice } from "#contract/journey-prices.ts";
import { toRupees } from "#contract/rules/money.ts";
import { type PriceLine, sumOf } from "#contract/rules/price.ts";
import { asTaxChoice, taxWords } from "#contract/rules/tax-words.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { Services } from "../services.ts";
import { presentLines } from "./price-lines.ts";

/** The price of a package or a cab as it is shown, in whole rupees, with what the company says of taxes. */
export async function presentJourneyPrice(
  services: Services,
  { lines, isFrom }: { lines: readonly PriceLine[]; isFrom: boolean },
): Promise<JourneyPrice> {
  return {
    lines: presentLines(lines),
    total: toRupees(sumOf(lines)),
    taxes: taxWords[asTaxChoice((await readSettings(services)).details.taxes)],
    isFrom,
  };
}
