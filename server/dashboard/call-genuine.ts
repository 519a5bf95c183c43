import type { RequestKind } from "#contract/record-kinds.ts";
import { recordChange } from "../change-log/record-change.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";
import { recordKinds } from "../record-kinds.ts";
import { readTaxes } from "../tariffs/read-taxes.ts";
import { requests } from "../requests.made.ts";
import { clearSuspicion } from "../requests/requests.queries.ts";

type Called = { kind: RequestKind; id: number; by: { username: string } };

/**
 * Moves a suspicious request to the ordinary list, queues the emails that were held back, and writes to the change log
 * who called it genuine.
 *
 * @throws not_found when it is not among the suspicious
 */
export function callGenuine(services: Services, { kind, id, by }: Called): Promise<void> {
  const { table, emailsAbout } = requests[kind];
  return inTransaction(services.db, async (transaction) => {
    if (!(await clearSuspicion(transaction, table, id))) throw new AppError("not_found");
    const about = { publicUrl: services.publicUrl, taxes: await readTaxes(services, transaction) };
    await queueEmails(services, transaction, await emailsAbout(transaction, id, about));
    const { snapshot, titleOf } = recordKinds[kind];
    const title = titleOf((await snapshot(transaction, id)) ?? {});
    await recordChange(services, transaction, {
      by,
      action: "changed",
      kind,
      recordId: id,
      title,
      before: { "Kept apart": "Suspicious" },
      after: { "Kept apart": "Genuine" },
    });
  });
}
