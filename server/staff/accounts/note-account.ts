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

/** An account in words, as the change log tells of it. */
export function readAccountInWords(db: Executor, id: number) {
  return accountKind.snapshot(db, id);
}

/**
 * Notes in the change log what was done with an account, in the transaction in which it was done. Calls that hash a
 * password note themselves: a hash takes long, and no transaction waits for one.
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
