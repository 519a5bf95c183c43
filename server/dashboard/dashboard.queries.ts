import { type RawBuilder, sql } from "kysely";
import { newRequestsSchema } from "#contract/dashboard.ts";
import { type RequestKind, requestKinds } from "#contract/record-kinds.ts";
import { lazy } from "#contract/rules/lazy.ts";
import type { Executor } from "../db/open.ts";
import { requests } from "../requests.made.ts";

/** Above this the menu shows "999+". */
const mostNew = 1000;

/** The number of unopened requests of each kind, at most `mostNew`. Every page of staff reads it. */
export async function countNewRequests(db: Executor): Promise<Record<RequestKind, number>> {
  const { rows } = await newRequests().execute(db);
  const counts = new Map(rows.map(({ kind, total }) => [kind, total]));
  return newRequestsSchema.parse(
    Object.fromEntries(requestKinds.map((kind) => [kind, counts.get(kind) ?? 0])),
  );
}

/** The limit is a literal: SQLite plans a statement anew for each bound limit. */
const newRequests = lazy((): RawBuilder<{ kind: RequestKind; total: number }> => {
  const counts = requestKinds.map(
    (kind): RawBuilder<unknown> => sql`select ${sql.lit(kind)} as kind, count(*) as total
      from (select id from ${sql.table(requests[kind].table)}
        where opened_at is null and suspicious_at is null and deleted_at is null limit ${sql.lit(mostNew)}) as counted`,
  );
  return sql`${sql.join(counts, sql` union all `)}`;
});

/** When a request was first opened; undefined when there is no such request. */
export function readOpened(db: Executor, kind: RequestKind, id: number) {
  return db.selectFrom(requests[kind].table).select("opened_at").where("id", "=", id).executeTakeFirst();
}

/** Stores when a request was first opened; later calls change nothing. */
export function markOpened(db: Executor, kind: RequestKind, id: number, now: string) {
  return db
    .updateTable(requests[kind].table)
    .set({ opened_at: now })
    .where("id", "=", id)
    .where("opened_at", "is", null)
    .execute();
}

type Houses = { roomType?: number; hotelId?: number; limit: number; page: number };

/** A page of the hotels that have rooms (of a type), by name; one more if there are more. */
export async function housesWithRooms(db: Executor, { roomType, hotelId, limit, page }: Houses) {
  const houses = await db
    .selectFrom("hotels")
    .select("hotels.id")
    .where("hotels.deleted_at", "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("rooms")
          .select("rooms.id")
          .whereRef("rooms.hotel_id", "=", "hotels.id")
          .where("rooms.deleted_at", "is", null)
          .$if(Boolean(roomType), (query) => query.where("rooms.room_type_id", "=", roomType ?? 0)),
      ),
    )
    .$if(Boolean(hotelId), (query) => query.where("hotels.id", "=", hotelId ?? 0))
    .orderBy("hotels.name")
    .orderBy("hotels.id")
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute();
  return houses.map(({ id }) => id);
}

/** Room types of these hotels, by hotel. */
export function roomsOfHotels(db: Executor, hotelIds: number[], roomType?: number) {
  return db
    .selectFrom("rooms")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .select(["rooms.id", "rooms.units", "rooms.hotel_id"])
    .select(["hotels.name as hotel", "room_types.name as room_type"])
    .where("rooms.hotel_id", "in", hotelIds.length > 0 ? hotelIds : [0])
    .where("rooms.deleted_at", "is", null)
    .$if(Boolean(roomType), (query) => query.where("rooms.room_type_id", "=", roomType ?? 0))
    .orderBy("hotels.name")
    .orderBy("hotels.id")
    .orderBy("rooms.rent_paise")
    .orderBy("rooms.id")
    .execute();
}
