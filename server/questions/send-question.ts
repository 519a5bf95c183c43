import type { QuestionForm } from "#contract/queries.ts";
import { insertRecord } from "../db/records.ts";
import type { Submission } from "../db/idempotency.ts";
import { questionEmails } from "../outbox/emails/question-emails.ts";
import { newReference } from "../references.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import type { Services } from "../services.ts";

/** Stores a question to the company. The same form with the same idempotency key is stored once. */
export function sendQuestion(services: Services, form: QuestionForm, submission: Submission) {
  return receiveRequest(services, form, submission, async (transaction, received) => {
    const reference = newReference("QRY");
    const id = await insertRecord(transaction, "queries", { ...form, ...received, reference, answered: 0 });
    return { reply: { id, reference }, emails: questionEmails(form, reference) };
  });
}
