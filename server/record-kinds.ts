import type { ChangedKind } from "#contract/change-log.ts";
import { deletableKinds } from "#contract/record-kinds.ts";
import type { RecordKind } from "./db/record-kind.ts";
import { kinds } from "./kinds.made.ts";
import { accountKind } from "./staff/accounts/account-kind.queries.ts";

/** Every kind of record in the change log and the trash, except those that write their own log entries. */
export const recordKinds: Record<Exclude<ChangedKind, "settings" | "content" | "people">, RecordKind> = {
  ...kinds,
  staff: accountKind,
};

/** The kinds that are deleted softly, in the contract's order. */
export const deletable = deletableKinds.map((kind) => ({ kind, recordKind: recordKinds[kind] }));
