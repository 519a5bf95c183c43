import type { ChangeAction } from "#contract/core/change-actions.ts";
import { recordChange } from "../../change-log/record-change.ts";
import type { Executor, Transaction } from "../../db/open.ts";
import type { Services } from "../../services.ts";
import { accountKind } from "./account-kind.queries.ts";

type Noted = {
  by: { username: string };
  action: ChangeAction;
  recordId: number;
  before?: Awaited<ReturnType<typeof readAccountInWords>>;
};

/** The account's snapshot for the change log. */
export function readAccountInWords(db: Executor, id: number) {
  return accountKind.snapshot(db, id);
}

/**
 * Writes a change of an account to the change log, in the transaction of the change. Calls that hash a password use it
 * (`notedBy: "use case"`), so that no transaction is open while a hash is computed.
 */
export async function noteAccount(services: Services, transaction: Transaction, noted: Noted): Promise<void> {
  const after = (await readAccountInWords(transaction, noted.recordId)) ?? {};
  const title = accountKind.titleOf(after);
  await recordChange(services, transaction, {
    ...noted,
    kind: "staff",
    title,
    before: noted.before ?? {},
    after,
  });
}
