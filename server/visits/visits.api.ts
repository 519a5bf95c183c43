import { mostWeeks, type visitEndpoints } from "#contract/visits.ts";
import type { Handlers } from "../call.ts";
import { listCounts } from "./visit-counts.queries.ts";
import { weekOf, weeksBefore } from "./weeks.ts";

export const visitHandlers: Handlers<typeof visitEndpoints> = {
  async list({ services, query }) {
    // Staff should also see what this process has counted since its last batch.
    await services.visits?.flush();
    const weeks = Math.min(query.weeks, mostWeeks);
    const since = weeksBefore(weekOf(services.clock.now()), weeks - 1);
    return { data: await listCounts(services.db.executor, since) };
  },

  async begun({ services, visitor, body }) {
    if (!visitor.staff) services.visits?.begun(body.form);
    return { data: null };
  },
};
