import { asTaxChoice, type TaxChoice } from "#contract/rules/tax-words.ts";
import type { Executor } from "../db/open.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { Services } from "../services.ts";

/** The company's note on taxes in its prices. `db`: the transaction to read in, if there is one. */
export async function readTaxes(services: Services, db?: Executor): Promise<TaxChoice> {
  return asTaxChoice((await readSettings(services, db)).details.taxes);
}
