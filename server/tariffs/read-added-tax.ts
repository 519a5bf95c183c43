import { journeyRate, type TaxRules } from "#contract/rules/tax.ts";
import { todayInKashmir, type CalendarDate } from "#contract/rules/stay.ts";
import { addedTaxOf } from "#contract/tax-settings.ts";
import type { Executor } from "../db/open.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { Services } from "../services.ts";

/** The rules for tax that is added to prices; undefined when none is. `db`: the transaction to read in. */
export async function readAddedTax(services: Services, db?: Executor): Promise<TaxRules | undefined> {
  return addedTaxOf(await readSettings(services, db));
}

/** The rate of tax added to packages, or to cabs on `day`; undefined when none is. Packages have today's rate. */
export async function readJourneyTax(
  services: Services,
  kind: "tours" | "cabs",
  day: CalendarDate = todayInKashmir(services.clock.now()),
  db?: Executor,
): Promise<number | undefined> {
  const rules = await readAddedTax(services, db);
  return rules && journeyRate(rules.rates, day, kind);
}
