import type { ChangeAction } from "#contract/core/change-actions.ts";
import type { Endpoint } from "#contract/core/endpoint.ts";
import type { Visitor } from "../call.ts";
import type { Transaction } from "../db/open.ts";
import type { RecordKind, Snapshot } from "../db/record-kind.ts";
import { inTransaction, within } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { isCreationKnown } from "./changes.queries.ts";
import { recordChange } from "./record-change.ts";

type Called = {
  endpoint: Endpoint;
  kind: string;
  recordKind: RecordKind | undefined;
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
  { endpoint, kind, recordKind, id, query, visitor: { staff: by } }: Called,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  if (!by || !recordKind || !("recordId" in endpoint)) return work(services);
  const { logs: action, recordId: place } = endpoint;
  return inTransaction(services.db, async (transaction) => {
    const known = { path: id, query: idOf(query), reply: undefined }[place];
    const before = known === undefined ? undefined : await recordKind.snapshot(transaction, known);
    const result = await work(within(services, transaction));
    const recordId = known ?? idOf(result.data);
    await note(services, transaction, recordKind, { by, action, kind, recordId, before });
    return result;
  });
}

type Noted = {
  by: { username: string };
  action: ChangeAction;
  kind: string;
  recordId: number;
  before: Snapshot | undefined;
};

async function note(services: Services, transaction: Transaction, recordKind: RecordKind, noted: Noted) {
  const { action, kind, recordId } = noted;
  if (action === "created" && (await isCreationKnown(transaction, kind, recordId))) return;
  const now = (await recordKind.snapshot(transaction, recordId)) ?? {};
  const before = action === "created" || action === "restored" ? {} : (noted.before ?? {});
  const after = action === "deleted" ? {} : now;
  await recordChange(services, transaction, { ...noted, title: recordKind.titleOf(now), before, after });
}

function idOf(value: unknown): number {
  const id = typeof value === "object" && value !== null && "id" in value ? Number(value.id) : 0;
  return Number.isInteger(id) ? id : 0;
}
