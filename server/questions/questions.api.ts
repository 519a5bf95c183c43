import { queryMessages } from "#contract/questions.ts";
import type { HandlersOf } from "../call.ts";
import { changeRecord, deleteRecord, restoreRecord } from "../db/records.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { presentQuery } from "./present-question.ts";
import { findQuery, listQueries } from "./questions.queries.ts";
import { sendQuery } from "./send-question.ts";

export const queryHandlers: HandlersOf<"queries"> = {
  async list({ services, query }) {
    const { records, pageInfo } = await listQueries(services.db.executor, query);
    return { data: records.map(presentQuery), pageInfo };
  },

  async byId({ services, query }) {
    return { data: await readQuery(services, query.id) };
  },

  async create({ services, body, form }) {
    return { data: await sendQuery(services, body, form), message: queryMessages.created };
  },

  async change({ services, id, body }) {
    const columns = { answered: body.isAnswered ? 1 : 0, suspicious_at: null };
    await changeRecord(services.db.executor, "queries", { id, version: body.version }, columns);
    return { data: await readQuery(services, id), message: queryMessages.changed };
  },

  async remove({ services, query }) {
    await deleteRecord(services.db.executor, "queries", query.id, services.clock.now().toISOString());
    return { data: { id: query.id }, message: queryMessages.deleted };
  },

  async restore({ services, query }) {
    await restoreRecord(services.db.executor, "queries", query.id);
    return { data: { id: query.id }, message: queryMessages.restored };
  },
};

async function readQuery(services: Services, id: number) {
  const query = await findQuery(services.db.executor, id);
  if (!query) throw new AppError("not_found", { message: "This query does not exist, or no longer" });
  return presentQuery(query);
}
