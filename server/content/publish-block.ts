import type { AnyBlock } from "#contract/content/all-blocks.ts";
import { recordChange } from "../change-log/record-change.ts";
import { lockName } from "../db/locks.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, orNotFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { toLogLines } from "./content-differences.ts";
import { findBlockRow, findVersion, keepVersion, writeBlock } from "./content.queries.ts";
import { forgetDraft } from "./keep-draft.ts";
import { isDemoShown } from "../settings/demo-words.ts";
import { checkedValue, requireBlock, valueOf } from "./known-block.ts";

const language = "en";

type By = { username: string };
type Published = { name: string; version: number; previous: number };

/**
 * Publishes a block and forgets its draft; `previous` names the version before. Throws `not_found`, `invalid`, and
 * `changed_meanwhile` when it is no longer in the version the change was made from.
 */
export async function publishBlock(
  services: Services,
  by: By,
  name: string,
  { value, version }: { value: unknown; version?: number },
): Promise<Published> {
  const block = requireBlock(name);
  const stored = checkedValue(block, value);
  return inTransaction(services.db, (transaction) =>
    publishIn(services, transaction, { by, block, stored, version }),
  );
}

/** Publishes an earlier version again. Throws `not_found` and `changed_meanwhile`. */
export async function restoreVersion(
  services: Services,
  by: By,
  { id, version }: { id: number; version?: number },
): Promise<Published> {
  return inTransaction(services.db, async (transaction) => {
    const past = orNotFound(await findVersion(transaction, id), "version");
    const block = requireBlock(past.name);
    return publishIn(services, transaction, { by, block, stored: past.value, version });
  });
}

type Publication = { by: By; block: AnyBlock; stored: string; version: number | undefined };

async function publishIn(
  services: Services,
  transaction: Transaction,
  { by, block, stored, version }: Publication,
): Promise<Published> {
  const { name } = block;
  await lockName(transaction, `content ${name}`, 1);
  const row = await findBlockRow(transaction, { name, language });
  const from = row?.version ?? 0;
  if (version !== undefined && version !== from) throw new AppError("changed_meanwhile");
  const now = services.clock.now().toISOString();
  const isDemo = await isDemoShown(services, transaction);
  const [before, after] = [valueOf(isDemo, block, row?.value), valueOf(isDemo, block, stored)];
  const common = { name, language, changed_at: now } as const;
  const first = { ...common, version: from, value: row?.value ?? JSON.stringify(before), staff_name: "" };
  const previous = await keepVersion(transaction, first);
  await keepVersion(transaction, { ...common, version: from + 1, value: stored, staff_name: by.username });
  const recordId = await writeBlock(transaction, { ...common, version: from + 1, value: stored });
  await forgetDraft(services, transaction, by, name);
  await recordChange(services, transaction, {
    by,
    kind: "content",
    action: "changed",
    recordId,
    title: block.title,
    before: toLogLines(block.fields, before),
    after: toLogLines(block.fields, after),
  });
  return { name, version: from + 1, previous };
}
