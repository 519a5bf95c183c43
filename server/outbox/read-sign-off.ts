import { defaultOf } from "#contract/content/block.ts";
import { formReplies } from "#contract/content/blocks/form-replies.ts";
import { complete } from "#contract/content/complete.ts";
import type { Transaction } from "../db/open.ts";
import type { Services } from "../services.ts";
import { isDemoShown } from "../settings/demo-words.ts";
import { readStoredBlock } from "./sign-off.queries.ts";

/** What stands above the company's name in an email to a guest; empty when the company wants nothing there. */
export async function readSignOff(services: Services, transaction: Transaction): Promise<string> {
  const stored = await readStoredBlock(transaction, formReplies.name);
  if (stored !== undefined) return complete(formReplies.fields, JSON.parse(stored)).signOff;
  return complete(formReplies.fields, defaultOf(formReplies, await isDemoShown(services, transaction)))
    .signOff;
}
