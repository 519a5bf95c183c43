import type { CabRateForm } from "#contract/cab-rates.ts";
import { type Submission, withIdempotency } from "../db/idempotency.ts";
import { changeRecord, insertRecord, restoreRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { orNotFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { findCabRateEvenDeleted } from "./cab-rates.queries.ts";
import { refuseDuplicate } from "./refuse-duplicate.ts";
import { toColumns } from "./present-cab-rate.ts";

/**
 * Stores a price of cabs, once for the same form with the same idempotency key.
 *
 * @throws conflict(from) there is one for this journey
 */
export function addCabRate(services: Services, form: CabRateForm, submission: Submission) {
  return withIdempotency(services, { ...submission, body: form }, async (transaction) => {
    const columns = toColumns(form);
    await refuseDuplicate(services, transaction, columns);
    const created_at = services.clock.now().toISOString();
    return { id: await insertRecord(transaction, "cab_rates", { ...columns, created_at }) };
  });
}

/** Changes a price of cabs. @throws not_found | changed_meanwhile | conflict(from) */
export function changeCabRate(
  services: Services,
  id: number,
  form: CabRateForm & { version?: number | undefined },
): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    const { version } = form;
    const columns = toColumns(form);
    await refuseDuplicate(services, transaction, columns, id);
    await changeRecord(transaction, "cab_rates", { id, version, noun: "price" }, columns);
  });
}

/** Brings a deleted price of cabs back. @throws not_found | conflict(from) */
export function restoreCabRate(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    const rate = orNotFound(await findCabRateEvenDeleted(transaction, id), "price");
    await restoreRecord(transaction, "cab_rates", id, "price");
    await refuseDuplicate(services, transaction, rate, id);
  });
}
