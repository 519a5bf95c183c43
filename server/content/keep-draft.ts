import { lockName } from "../db/locks.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { findBlockRow, findDraft, writeDraft } from "./content.queries.ts";
import { checkedValue, requireBlock } from "./known-block.ts";

const language = "en";

type By = { username: string };

/**
 * Keeps a draft of a block, one for all owners, and returns its version. Throws `not_found`, `invalid`, and
 * `changed_meanwhile` when the draft is no longer in the version the change was made from (0: there was none).
 */
export async function keepDraft(
  services: Services,
  by: By,
  name: string,
  { value, version }: { value: unknown; version?: number },
): Promise<{ version: number }> {
  const stored = checkedValue(requireBlock(name), value);
  return inTransaction(services.db, async (transaction) => {
    await lockName(transaction, `draft ${name}`, 1);
    const draft = await findDraft(transaction, { name, language });
    const current = draft?.value === null ? 0 : (draft?.version ?? 0);
    if (version !== undefined && version !== current) throw new AppError("changed_meanwhile");
    const published = await findBlockRow(transaction, { name, language });
    const next = (draft?.version ?? 0) + 1;
    await writeDraft(transaction, {
      name,
      language,
      value: stored,
      version: next,
      published_version: published?.version ?? 0,
      changed_at: services.clock.now().toISOString(),
      staff_name: by.username,
    });
    return { version: next };
  });
}

/** Discards the draft of a block, if there is one. Throws `not_found` for a block that does not exist. */
export async function discardDraft(services: Services, by: By, name: string): Promise<{ version: number }> {
  requireBlock(name);
  return inTransaction(services.db, async (transaction) => {
    await forgetDraft(services, transaction, by, name);
    return { version: 0 };
  });
}

/** Within the transaction that publishes. */
export async function forgetDraft(
  services: Services,
  transaction: Transaction,
  by: By,
  name: string,
): Promise<void> {
  await lockName(transaction, `draft ${name}`, 1);
  const draft = await findDraft(transaction, { name, language });
  if (!draft || draft.value === null) return;
  const changed_at = services.clock.now().toISOString();
  const emptied = { value: null, version: draft.version + 1, changed_at, staff_name: by.username };
  await writeDraft(transaction, { ...draft, ...emptied });
}
