import type { Change, ChangedKind } from "#contract/change-log.ts";
import type { ChangeAction } from "#contract/core/change-actions.ts";
import type { Transaction } from "../db/open.ts";
import type { Services } from "../services.ts";
import { insertChanges } from "./changes.queries.ts";

type Values = Record<string, unknown>;

type NewChange = {
  by: { username: string };
  action: ChangeAction;
  kind: ChangedKind;
  recordId: number;
  title: string;
  before: Values;
  after: Values;
};

/**
 * Writes who changed what to the log, in the transaction of the change. Writes nothing when no field differs. Emails are
 * queued before: both are counted, and two transactions that touch the counts in opposite orders wait for each other.
 */
export async function recordChange(
  services: Services,
  transaction: Transaction,
  change: NewChange,
): Promise<void> {
  await recordChanges(services, transaction, [change]);
}

/** The same for many changes at once, in their order. */
export async function recordChanges(
  services: Services,
  transaction: Transaction,
  changes: readonly NewChange[],
): Promise<void> {
  const at = services.clock.now().toISOString();
  const rows = changes.map(({ by, before, after, recordId, ...change }) => ({
    ...change,
    at,
    staff_name: by.username,
    record_id: recordId,
    fields: JSON.stringify(differences(before, after)),
  }));
  const told = rows.filter(({ action, fields }) => action !== "changed" || fields !== "[]");
  if (told.length > 0) await insertChanges(transaction, told);
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
