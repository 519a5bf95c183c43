import type { Change } from "#contract/change-log.ts";
import type { ChangeAction } from "#contract/core/change-actions.ts";
import type { Transaction } from "../db/open.ts";
import type { Services } from "../services.ts";
import { insertChange } from "./changes.queries.ts";

type Values = Record<string, unknown>;

type NewChange = {
  by: { username: string };
  action: ChangeAction;
  kind: string;
  recordId: number;
  title: string;
  before: Values;
  after: Values;
};

/** Writes who changed what to the log, in the transaction of the change. Writes nothing when no field differs. */
export async function recordChange(
  services: Services,
  transaction: Transaction,
  { by, before, after, recordId, ...change }: NewChange,
): Promise<void> {
  const fields = differences(before, after);
  if (change.action === "changed" && fields.length === 0) return;
  await insertChange(transaction, {
    ...change,
    at: services.clock.now().toISOString(),
    staff_name: by.username,
    record_id: recordId,
    fields: JSON.stringify(fields),
  });
}

function differences(before: Values, after: Values): Change["fields"] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => ({ name, before: inWords(before[name]), after: inWords(after[name]) }))
    .filter((field) => field.before !== field.after);
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
