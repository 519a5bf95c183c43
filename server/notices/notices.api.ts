import { type noticeEndpoints, type NoticeForm, noticeMessages } from "#contract/notices.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Handlers } from "../call.ts";
import { withIdempotency } from "../db/idempotency.ts";
import type { Executor } from "../db/open.ts";
import { insertRecord } from "../db/records.ts";
import { fieldError, notFound } from "../errors.ts";
import { readPlaces } from "../places/places.queries.ts";
import { recordHandlers } from "../record-handlers.ts";
import type { Services } from "../services.ts";
import { findNotice, listNotices } from "./notices.queries.ts";
import { presentNotice } from "./present-notice.ts";

const { handlers, change } = recordHandlers({
  table: "notices",
  find: findNotice,
  present: presentNotice,
  missing: () => notFound("notice"),
  messages: noticeMessages,
});

export const noticeHandlers: Handlers<typeof noticeEndpoints> = {
  ...handlers,

  async list({ services, visitor, query }) {
    const isAll = visitor.staff !== null && (query.all || query.isDeleted);
    const today = isAll ? undefined : todayInKashmir(services.clock.now());
    const { records, pageInfo } = await listNotices(services.db.executor, { ...query, today });
    return { data: records.map(presentNotice), pageInfo };
  },

  async create({ services, body, form }) {
    const data = await withIdempotency(services, { ...form, body }, async (transaction) => {
      const created_at = services.clock.now().toISOString();
      const columns = await columnsOf(services, transaction, body);
      return { id: await insertRecord(transaction, "notices", { ...columns, created_at }) };
    });
    return { data, message: noticeMessages.created };
  },

  async change({ services, id, body }) {
    const columns = await columnsOf(services, services.db.executor, body);
    return change(services, { id, version: body.version, noun: "notice" }, columns);
  },
};

/** Throws `invalid` for a last day that is over, or before the first, and for a place that is none of ours. */
async function columnsOf({ clock }: Services, db: Executor, form: NoticeForm) {
  const today = todayInKashmir(clock.now());
  const { text, placeId, from = today, until } = form;
  if (until < today) throw fieldError("until", noticeMessages.over);
  if (until < from) throw fieldError("until", noticeMessages.order);
  if (placeId !== undefined && !(await readPlaces(db)).some(({ id }) => id === placeId))
    throw fieldError("placeId", "Choose a place from the list");
  return { text, place_id: placeId ?? null, first_day: from, last_day: until };
}
