import type { QueryForm } from "#contract/questions.ts";
import { insertRecord } from "../db/records.ts";
import type { Sending } from "../db/idempotency.ts";
import { queryLetters } from "../outbox/emails/question-emails.ts";
import { newReference } from "../references.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import type { Services } from "../services.ts";

/** Stores what somebody asks the company. The same form with the same key is stored once. */
export function sendQuery(services: Services, form: QueryForm, sending: Sending) {
  return receiveRequest(services, form, sending, async (transaction, received) => {
    const reference = newReference("QRY");
    const id = await insertRecord(transaction, "queries", { ...form, ...received, reference, answered: 0 });
    return { reply: { id, reference }, letters: queryLetters(form, reference) };
  });
}
