import type { QuestionForm } from "#contract/queries.ts";
import { facts, type Email, composeForSender } from "../email.ts";

/** The emails for a question: the confirmation, and the question to staff, who can reply to it. */
export function questionEmails(form: QuestionForm, reference: string): Email[] {
  return [
    {
      kind: "query",
      reference,
      audience: "guest",
      recipient: form.email,
      isConfirmation: true,
      subject: `Your query ${reference}`,
      text: composeForSender([
        `Thank you for writing to us. Your query has the reference ${reference}, and we will get back to you soon.`,
      ]),
    },
    {
      kind: "query",
      reference,
      audience: "staff",
      replyTo: form.email,
      subject: `New query ${reference}: ${form.subject}`,
      text: [
        facts([
          ["From", form.name],
          ["E-mail", form.email],
          ["Subject", form.subject],
        ]),
        form.message,
      ].join("\n\n"),
    },
  ];
}
