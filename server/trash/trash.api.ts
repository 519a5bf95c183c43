import type { HandlersOf } from "../call.ts";
import { listDeleted } from "./trash.queries.ts";

export const trashHandlers: HandlersOf<"trash"> = {
  async list({ services, query }) {
    const { entries, pageInfo } = await listDeleted(services.db.executor, query);
    return { data: entries, pageInfo };
  },
};
