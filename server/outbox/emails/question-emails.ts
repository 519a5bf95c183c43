import type { QuestionForm } from "#contract/queries.ts";
import { facts, type Email } from "../email.ts";
import { requestEmails } from "./request-emails.ts";

/** The emails for a question: the confirmation, and the question to staff, who can reply to it. */
export function questionEmails(form: QuestionForm, reference: string): Email[] {
  return requestEmails({
    kind: "query",
    reference,
    sender: form.email,
    toSender: {
      subject: `Your query ${reference}`,
      paragraphs: [
        `Thank you for writing to us. Your query has the reference ${reference}, and we will get back to you soon.`,
      ],
    },
    toStaff: {
      subject: `New query ${reference}: ${form.subject}`,
      paragraphs: [
        facts([
          ["From", form.name],
          ["E-mail", form.email],
          ["Subject", form.subject],
        ]),
        form.message,
      ],
    },
  });
}
