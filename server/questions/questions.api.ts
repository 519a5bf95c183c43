import { type questionEndpoints, questionMessages } from "#contract/queries.ts";
import type { Handlers } from "../call.ts";
import { notFound } from "../errors.ts";
import { createHandler, listHandler, recordHandlers } from "../record-handlers.ts";
import { presentQuestion } from "./present-question.ts";
import { findQuestion, listQuestions, questionGuest } from "./questions.queries.ts";
import { sendQuestion } from "./send-question.ts";
import { questionEmails } from "../outbox/emails/question-emails.ts";
import type { RequestPart } from "../requests/request-part.ts";

const { handlers, change } = recordHandlers({
  table: "queries",
  find: findQuestion,
  present: presentQuestion,
  missing: () => notFound("query"),
  messages: questionMessages,
});

export const questionHandlers: Handlers<typeof questionEndpoints> = {
  ...handlers,
  list: listHandler(listQuestions, presentQuestion),
  create: createHandler(sendQuestion, questionMessages.created),

  change({ services, id, body: { isAnswered, version } }) {
    return change(
      services,
      { id, version, seenAt: services.clock.now().toISOString() },
      { answered: isAnswered ? 1 : 0, suspicious_at: null },
    );
  },
};

export const questionRequest: RequestPart = {
  table: "queries",
  guest: questionGuest,
  async emailsAbout(db, id) {
    const row = await findQuestion(db, id);
    return row ? questionEmails(presentQuestion(row), row.reference) : [];
  },
};
