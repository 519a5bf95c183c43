import type { FieldErrors } from "#contract/core/errors.ts";
import type { SeasonForm } from "#contract/rate-periods.ts";
import { recordChange } from "../change-log/record-change.ts";
import { type Submission, withIdempotency } from "../db/idempotency.ts";
import type { Transaction } from "../db/open.ts";
import { withTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { ratePeriodKind } from "../tariffs/rate-periods.queries.ts";
import { addRatePeriod, changeRatePeriod } from "./save-rate-period.ts";

/**
 * Stores the prices of several room types together, or none of them; each has its own entry in the change log. Returns
 * their ids in their order, and the first alone.
 *
 * @throws as `addRatePeriod` and `changeRatePeriod`, with every fault under `periods.N.field`
 */
export function saveSeason(
  services: Services,
  by: { username: string },
  { periods }: SeasonForm,
  submission: Submission,
): Promise<{ id: number; ids: number[] }> {
  return withIdempotency(services, { ...submission, body: periods }, async (transaction) => {
    const faults: AppError[] = [];
    const ids: number[] = [];
    for (const [index, period] of periods.entries()) {
      try {
        ids.push(await saveOne(withTransaction(services, transaction), transaction, by, period));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        faults.push(atPeriod(error, index));
      }
    }
    const [first] = faults;
    if (!first) return { id: ids[0] ?? 0, ids };
    const errors: FieldErrors = Object.assign({}, ...faults.map((fault) => fault.errors));
    throw new AppError(first.code, { message: first.message, errors });
  });
}

type Period = SeasonForm["periods"][number];

async function saveOne(
  services: Services,
  transaction: Transaction,
  by: { username: string },
  period: Period,
) {
  const { id, version, ...form } = period;
  const before = id === undefined ? {} : ((await ratePeriodKind.snapshot(transaction, id)) ?? {});
  if (id !== undefined) await changeRatePeriod(services, id, { ...form, version });
  const recordId = id ?? (await addRatePeriod(services, form, { call: "" })).id;
  const after = (await ratePeriodKind.snapshot(transaction, recordId)) ?? {};
  const action = id === undefined ? "created" : "changed";
  const noted = { by, action, kind: "ratePeriods", recordId, title: ratePeriodKind.titleOf(after) } as const;
  await recordChange(services, transaction, { ...noted, before, after });
  return recordId;
}

function atPeriod({ code, message, errors = {} }: AppError, index: number): AppError {
  const named = Object.entries(errors).map(([field, text]) => [`periods.${index}.${field}`, text]);
  return new AppError(code, { message, errors: Object.fromEntries(named) });
}
