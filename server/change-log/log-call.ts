import type { ChangedKind } from "#contract/change-log.ts";
import type { ChangeAction } from "#contract/core/change-actions.ts";
import type { Endpoint } from "#contract/core/endpoint.ts";
import type { Visitor } from "../call.ts";
import type { Transaction } from "../db/open.ts";
import type { RecordKind, Snapshot } from "../db/record-kind.ts";
import { inTransaction, withTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { isCreationKnown } from "./changes.queries.ts";
import { recordChange } from "./record-change.ts";

/** The kind of record that a feature's calls change, by its name in the change log. */
export type LoggedKind = { name: ChangedKind; recordKind: RecordKind };

type Called = {
  endpoint: Endpoint;
  logged: LoggedKind | undefined;
  id: number;
  query: unknown;
  visitor: Visitor;
};

/**
 * Runs a call. When its endpoint is logged and staff make it, the call and its entry in the change log share one
 * transaction; `work` gets services whose database is that transaction.
 */
export async function logCall<Result extends { data: unknown }>(
  services: Services,
  { endpoint, logged, id, query, visitor: { staff: by } }: Called,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  if (!by || !logged || !("recordId" in endpoint)) return work(services);
  const { logs: action, recordId: place } = endpoint;
  return inTransaction(services.db, async (transaction) => {
    const givenId = { path: id, query: idOf(query), reply: undefined }[place];
    const before = givenId === undefined ? undefined : await lockedSnapshot(logged, transaction, givenId);
    const result = await work(withTransaction(services, transaction));
    const recordId = givenId ?? idOf(result.data);
    await note(services, transaction, logged, { by, action, recordId, before });
    return result;
  });
}

/** The record under its lock: what somebody else writes at this moment must not be noted as this call's change. */
async function lockedSnapshot({ recordKind }: LoggedKind, transaction: Transaction, id: number) {
  await recordKind.lock(transaction, id);
  return recordKind.snapshot(transaction, id);
}

type Noted = {
  by: { username: string };
  action: ChangeAction;
  recordId: number;
  before: Snapshot | undefined;
};

async function note(services: Services, transaction: Transaction, logged: LoggedKind, noted: Noted) {
  const { name: kind, recordKind } = logged;
  const { action, recordId } = noted;
  if (action === "created" && (await isCreationKnown(transaction, kind, recordId))) return;
  const now = (await recordKind.snapshot(transaction, recordId)) ?? {};
  const before = action === "created" || action === "restored" ? {} : (noted.before ?? {});
  const after = action === "deleted" ? {} : now;
  await recordChange(services, transaction, {
    ...noted,
    kind,
    title: recordKind.titleOf(now),
    before,
    after,
  });
}

function idOf(value: unknown): number {
  const id = typeof value === "object" && value !== null && "id" in value ? Number(value.id) : 0;
  return Number.isInteger(id) ? id : 0;
}
