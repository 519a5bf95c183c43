import type { PageRequest } from "#contract/core/pagination.ts";
import type { Executor } from "../db/open.ts";
import { recordKind } from "../db/record-kind.ts";
import { readPage } from "../db/read-page.ts";
import { hasWords } from "../db/search.ts";

function selectNotices(db: Executor) {
  return db
    .selectFrom("notices")
    .leftJoin("places", "places.id", "notices.place_id")
    .selectAll("notices")
    .select("places.name as place");
}

export type NoticeRow = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

type Filters = { placeId?: number; today?: string };

/** One page of notices: those valid on `today`, or all. */
export function listNotices(db: Executor, page: PageRequest & Filters) {
  const { isDeleted, search, placeId, today } = page;
  let query = selectNotices(db).where("notices.deleted_at", isDeleted ? "is not" : "is", null);
  if (search) query = query.where(hasWords(["notices.text"], search));
  if (placeId !== undefined) query = query.where("notices.place_id", "=", placeId);
  if (today !== undefined)
    query = query.where("notices.first_day", "<=", today).where("notices.last_day", ">=", today);
  return readPage(query, page, { id: "notices.id", orders: {} });
}

export function findNotice(db: Executor, id: number) {
  return selectNotices(db)
    .where("notices.id", "=", id)
    .where("notices.deleted_at", "is", null)
    .executeTakeFirst();
}

export const noticeKind = recordKind({
  table: "notices",
  select: (db) =>
    db
      .selectFrom("notices")
      .leftJoin("places", "places.id", "notices.place_id")
      .select(["notices.text as text", "places.name as place", "first_day", "last_day"]),
  labels: { text: "Notice", place: "Place", first_day: "First day", last_day: "Last day" },
  title: ["text"],
});
