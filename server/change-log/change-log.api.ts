import type { Change, changeLogEndpoints } from "#contract/change-log.ts";
import type { Handlers } from "../call.ts";
import { type ChangeRow, listChanges, listPeople } from "./changes.queries.ts";

export const changeLogHandlers: Handlers<typeof changeLogEndpoints> = {
  async list({ services, visitor, query }) {
    const isOwner = visitor.staff?.role === "owner";
    const { records, pageInfo } = await listChanges(services.db.executor, { ...query, isOwner });
    return { data: records.map(present), pageInfo };
  },

  async people({ services }) {
    return { data: await listPeople(services.db.executor) };
  },
};

function present(row: ChangeRow): Change {
  return {
    id: row.id,
    at: row.at,
    by: row.staff_name,
    action: row.action,
    kind: row.kind,
    recordId: row.record_id,
    title: row.title,
    fields: JSON.parse(row.fields) as Change["fields"],
  };
}
