import { type RawBuilder, sql } from "kysely";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { bookingStatuses } from "#contract/rules/status.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { daysBetween } from "../../db/dialect.ts";
import type { Transaction } from "../../db/open.ts";
import type { Check } from "../check.ts";
import { findingsOf } from "./findings-of.queries.ts";

/** Compares room nights with the stays and blocks that hold them. */
export const nights: Check = {
  name: "room nights",
  run: ({ db, now }) =>
    findingsOf(db, [
      ["Accepted stays that do not hold their rooms for each of their nights", staysShort(db)],
      ["Blocks that do not hold their rooms for each of their nights", blocksShort(db)],
      ["Bookings that hold nights and should not", holdingNothing],
      ["Blocks that were released and hold nights", released],
      [
        "Nights on which more rooms are taken than there are (room type/night)",
        oversold(todayInKashmir(now)),
      ],
    ]),
};

const isHolding = sql`bookings.deleted_at is null and bookings.status in (${sql.join(
  bookingStatuses.filter(holdsRooms).map((status) => sql.lit(status)),
)})`;

type Holders = {
  table: string;
  /** The column of `room_nights` that names a row of `table`. */
  holder: string;
  from: string;
  to: string;
  isDue: RawBuilder<unknown>;
};

/** Rows of `table` that do not hold exactly `rooms` of their room type for each night of `[from, to)`. */
function short(db: Transaction, { table, holder, from, to, isDue }: Holders) {
  const [id, rooms, room, first, end] = ["id", "rooms", "room_id", from, to].map((name) =>
    sql.ref(`${table}.${name}`),
  );
  return sql`
    select ${id} as subject from ${sql.table(table)}
    left join (
      select holder, sum(taken) as taken, max(taken) as most, min(night) as first_taken, max(night) as last_taken,
        min(room_id) as least_room, max(room_id) as largest_room
      from (
        select ${sql.ref(holder)} as holder, room_id, night, count(*) as taken from room_nights
        where ${sql.ref(holder)} is not null group by 1, 2, 3
      ) as by_night group by holder
    ) as held on held.holder = ${id}
    where ${isDue} and ${room} is not null and (
      coalesce(held.taken, 0) <> ${rooms} * ${daysBetween(db, `${table}.${from}`, `${table}.${to}`)}
      or held.most > ${rooms} or held.first_taken < ${first} or held.last_taken >= ${end}
      or held.least_room <> ${room} or held.largest_room <> ${room})`;
}

const staysShort = (db: Transaction) =>
  short(db, { table: "bookings", holder: "booking_id", from: "arrival", to: "departure", isDue: isHolding });

const blocksShort = (db: Transaction) =>
  short(db, {
    table: "room_blocks",
    holder: "block_id",
    from: "first_night",
    to: "free_from",
    isDue: sql`room_blocks.deleted_at is null`,
  });

/** Stays without room nights, except in hotels without room types. */
const holdingNothing = sql`
  select id as subject from bookings
  where (room_id is null or not (${isHolding})) and id in (select booking_id from room_nights)`;

const released = sql`
  select id as subject from room_blocks
  where deleted_at is not null and id in (select block_id from room_nights)`;

/** Only from today on: on past nights a type may have had more rooms than now. Unit numbers are arbitrary. */
function oversold(today: string) {
  return sql`
    select cast(room_id as text) || '/' || night as subject
    from room_nights join rooms on rooms.id = room_nights.room_id
    where night >= ${today} group by room_id, night having count(*) > max(rooms.units)`;
}
