import type { ChangeAction } from "#contract/change-log.ts";
import { recordChange } from "../../change-log/record-change.ts";
import { snapshots, titleOf } from "../../change-log/snapshots.queries.ts";
import type { Executor, Transaction } from "../../db/open.ts";
import type { Services } from "../../services.ts";

type Noted = {
  by: { username: string };
  action: ChangeAction;
  recordId: number;
  before?: Awaited<ReturnType<typeof readAccountInWords>>;
};

/** An account in words, as the change log tells of it. */
export function readAccountInWords(db: Executor, id: number) {
  return snapshots.staff(db, id);
}

/**
 * Notes in the change log what was done with an account, in the transaction in which it was done. Calls that hash a
 * password note themselves: a hash takes long, and no transaction waits for one.
 */
export async function noteAccount(services: Services, transaction: Transaction, noted: Noted): Promise<void> {
  const after = (await readAccountInWords(transaction, noted.recordId)) ?? {};
  const title = titleOf("staff", after);
  await recordChange(services, transaction, {
    ...noted,
    kind: "staff",
    title,
    before: noted.before ?? {},
    after,
  });
}
