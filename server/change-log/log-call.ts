import type { ChangeAction } from "#contract/change-log.ts";
import type { Visitor } from "../call.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { isCreationKnown } from "./changes.queries.ts";
import { recordChange } from "./record-change.ts";
import { snapshots, titleOf } from "./snapshots.queries.ts";

type LoggedKind = keyof typeof snapshots;

const actions: Record<string, ChangeAction> = {
  create: "created",
  enter: "created",
  change: "changed",
  remove: "deleted",
  restore: "restored",
  removeSecondFactor: "removed the second factor",
};

/** A picture is decoded and a password hashed before it is stored, which no transaction should wait for: their use cases note it. */
const notedElsewhere = new Set([
  "uploads.create",
  "staff.create",
  "staff.resetPassword",
  "staff.changeOwnPassword",
]);

type Called = { name: string; id: number; query: unknown; visitor: Visitor };

/**
 * Runs a call; when staff change a record by it, in one transaction with a note of who changed what. `work` gets the
 * services to use, with that transaction as their database.
 */
export async function logCall<Reply extends { data: unknown }>(
  services: Services,
  called: Called,
  work: (services: Services) => Promise<Reply>,
): Promise<Reply> {
  const [feature = "", call = ""] = called.name.split(".");
  const action = actions[call];
  const by = called.visitor.staff;
  if (!by || !action || !isLogged(feature) || notedElsewhere.has(called.name)) return work(services);
  return inTransaction(services.db, async (transaction) => {
    const inside = { ...services, db: { ...services.db, executor: transaction } };
    const known = called.id || idOf(called.query);
    const before = known ? await snapshots[feature](transaction, known) : undefined;
    const reply = await work(inside);
    const recordId = known || idOf(reply.data);
    await note(services, transaction, { by, action, kind: feature, recordId, before });
    return reply;
  });
}

type Noted = {
  by: { username: string };
  action: ChangeAction;
  kind: LoggedKind;
  recordId: number;
  before: Awaited<ReturnType<(typeof snapshots)[LoggedKind]>>;
};

async function note(services: Services, transaction: Transaction, noted: Noted): Promise<void> {
  const { action, kind, recordId } = noted;
  if (action === "created" && (await isCreationKnown(transaction, kind, recordId))) return;
  const now = (await snapshots[kind](transaction, recordId)) ?? {};
  const before = action === "created" || action === "restored" ? {} : (noted.before ?? {});
  const after = action === "deleted" ? {} : now;
  await recordChange(services, transaction, { ...noted, title: titleOf(kind, now), before, after });
}

function isLogged(feature: string): feature is LoggedKind {
  return feature in snapshots;
}

function idOf(value: unknown): number {
  const id = typeof value === "object" && value !== null && "id" in value ? Number(value.id) : 0;
  return Number.isInteger(id) ? id : 0;
}
