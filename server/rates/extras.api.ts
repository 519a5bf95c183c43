import { doesNotExist } from "#contract/core/errors.ts";
import { type extraEndpoints, type ExtraForm, extraMessages, type ExtraShown } from "#contract/extras.ts";
import { toPaise, toRupees } from "#contract/rules/money.ts";
import type { Handlers } from "../call.ts";
import { withIdempotency } from "../db/idempotency.ts";
import type { Executor } from "../db/open.ts";
import { insertRecord } from "../db/records.ts";
import { fieldError, notFound } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import { listHandler, recordHandlers } from "../record-handlers.ts";
import { type ExtraRow, findExtra, listExtras } from "../tariffs/extras.queries.ts";

const { handlers, change } = recordHandlers({
  table: "extras",
  find: findExtra,
  present: presentExtra,
  missing: () => notFound("extra"),
  messages: extraMessages,
});

export const extraHandlers: Handlers<typeof extraEndpoints> = {
  ...handlers,
  list: listHandler(listExtras, presentExtra),

  async create({ services, body, form }) {
    const created_at = services.clock.now().toISOString();
    const data = await withIdempotency(services, { ...form, body }, async (transaction) => {
      await refuseUnknownHotel(transaction, body);
      return { id: await insertRecord(transaction, "extras", { ...toColumns(body), created_at }) };
    });
    return { data, message: extraMessages.created };
  },

  async change({ services, id, body }) {
    await refuseUnknownHotel(services.db.executor, body);
    return change(services, { id, version: body.version, noun: "extra" }, toColumns(body));
  },
};

async function refuseUnknownHotel(db: Executor, { hotelId }: ExtraForm): Promise<void> {
  if (hotelId === undefined || (await findHotel(db, hotelId))) return;
  throw fieldError("hotelId", doesNotExist("hotel"));
}

function presentExtra(row: ExtraRow): ExtraShown {
  return {
    id: row.id,
    hotelId: row.hotel_id,
    name: row.name,
    per: row.per,
    price: toRupees(row.paise),
    from: row.first_night,
    to: row.free_from,
    asked: row.asked,
    isDeleted: row.deleted_at !== null,
    version: row.version,
  };
}

function toColumns({ hotelId, name, per, price, from, to, asked }: ExtraForm) {
  return {
    hotel_id: hotelId ?? null,
    name,
    per,
    paise: toPaise(price),
    first_night: from ?? null,
    free_from: to ?? null,
    asked,
  };
}
