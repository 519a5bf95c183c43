import { cabRateForm } from "#contract/cab-rates.ts";
import type { Transaction } from "#server/db/open.ts";
import { toColumns } from "#server/cab-rates/present-cab-rate.ts";
import { demoCabRates } from "./cab-rates.ts";
import { insertDemoRecord } from "./insert-demo-record.queries.ts";

/** Stores what the demo's cabs cost. */
export async function seedCabRates(transaction: Transaction, now: string): Promise<void> {
  for (const rate of demoCabRates) {
    const columns = toColumns(cabRateForm.parse(rate));
    await insertDemoRecord(transaction, "cab_rates", { ...columns, created_at: now });
  }
}
