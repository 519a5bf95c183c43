import { questionMessages } from "#contract/questions.ts";
import type { HandlersOf } from "../call.ts";
import { changeRecord, deleteRecord, restoreRecord } from "../db/records.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { presentQuestion } from "./present-question.ts";
import { findQuestion, listQuestions } from "./questions.queries.ts";
import { sendQuestion } from "./send-question.ts";

export const questionHandlers: HandlersOf<"queries"> = {
  async list({ services, query }) {
    const { records, pageInfo } = await listQuestions(services.db.executor, query);
    return { data: records.map(presentQuestion), pageInfo };
  },

  async byId({ services, query }) {
    return { data: await readQuery(services, query.id) };
  },

  async create({ services, body, form }) {
    return { data: await sendQuestion(services, body, form), message: questionMessages.created };
  },

  async change({ services, id, body }) {
    const columns = { answered: body.isAnswered ? 1 : 0, suspicious_at: null };
    await changeRecord(services.db.executor, "queries", { id, version: body.version }, columns);
    return { data: await readQuery(services, id), message: questionMessages.changed };
  },

  async remove({ services, query }) {
    await deleteRecord(services.db.executor, "queries", query.id, services.clock.now().toISOString());
    return { data: { id: query.id }, message: questionMessages.deleted };
  },

  async restore({ services, query }) {
    await restoreRecord(services.db.executor, "queries", query.id);
    return { data: { id: query.id }, message: questionMessages.restored };
  },
};

async function readQuery(services: Services, id: number) {
  const query = await findQuestion(services.db.executor, id);
  if (!query) throw new AppError("not_found", { message: "This query does not exist, or no longer" });
  return presentQuestion(query);
}
