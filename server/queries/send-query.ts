import type { QueryForm } from "#contract/queries.ts";
import { insertRecord } from "../db/kept-records.ts";
import { once, type Sending } from "../db/once.ts";
import { queryLetters } from "../notifications/letters/query-letters.ts";
import { postLetters } from "../notifications/post-letters.ts";
import { newReference } from "../references.ts";
import type { Services } from "../services.ts";

/** Stores what somebody asks the company. The same form with the same key is stored once. */
export function sendQuery(services: Services, form: QueryForm, sending: Sending) {
  return once(services.db, services.clock, { ...sending, body: form }, async (transaction) => {
    const reference = newReference("QRY");
    const created_at = services.clock.now().toISOString();
    const id = await insertRecord(transaction, "queries", { ...form, reference, created_at, answered: 0 });
    await postLetters(services, transaction, queryLetters(form, reference));
    return { id, reference };
  });
}
