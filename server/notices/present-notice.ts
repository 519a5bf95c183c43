import type { Notice } from "#contract/notices.ts";
import type { NoticeRow } from "./notices.queries.ts";

export function presentNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    text: row.text,
    placeId: row.place_id,
    place: row.place,
    from: row.first_day,
    until: row.last_day,
    isDeleted: row.deleted_at !== null,
    version: row.version,
  };
}
