import { journeyRate, type TaxRules } from "#contract/rules/tax.ts";
import { todayInKashmir, type CalendarDate } from "#contract/rules/stay.ts";
import { addedTaxOf } from "#contract/tax-settings.ts";
import type { Executor } from "../db/open.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { Services } from "../services.ts";

/** The rules by which tax is put on top of prices; undefined where none is. `db`: the transaction to read in. */
export async function readAddedTax(services: Services, db?: Executor): Promise<TaxRules | undefined> {
  return addedTaxOf(await readSettings(services, db));
}

/** The rate of tax on top of packages, or of cabs on `day`; undefined where none is. Packages have the rate of today. */
export async function readJourneyTax(
  services: Services,
  kind: "tours" | "cabs",
  day: CalendarDate = todayInKashmir(services.clock.now()),
  db?: Executor,
): Promise<number | undefined> {
  const rules = await readAddedTax(services, db);
  return rules && journeyRate(rules.rates, day, kind);
}
