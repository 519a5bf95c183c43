import type { Transaction } from "../db/open.ts";
import { insertRecord } from "../db/records.ts";
import { giveBackNights } from "../room-nights/room-nights.queries.ts";
import { takeRoomNights } from "../room-nights/take-room-nights.ts";
import type { HoldChange } from "./plan-holds.ts";
import { deleteHolds } from "./holds.queries.ts";
import type { StoredCalendar } from "./portal-calendars.queries.ts";

/** Writes what a calendar holds now in place of what it held: all that changes is given back before any of it is taken. */
export async function writeHolds(
  transaction: Transaction,
  calendar: StoredCalendar,
  changes: readonly HoldChange[],
  now: Date,
): Promise<void> {
  const preferred = new Set<number>();
  const ids = changes.flatMap(({ had }) => had);
  for (const block_id of ids)
    for (const unit of await giveBackNights(transaction, { block_id }, [calendar.room_id]))
      preferred.add(unit);
  await deleteHolds(transaction, ids);
  for (const change of changes) await hold(transaction, calendar, change, { now, preferred });
}

async function hold(
  transaction: Transaction,
  { id: calendar_id, room_id, name }: StoredCalendar,
  { key, kind, stretches }: HoldChange,
  { now, preferred }: { now: Date; preferred: ReadonlySet<number> },
): Promise<void> {
  for (const { firstNight, freeFrom } of stretches) {
    const block_id = await insertRecord(transaction, "room_blocks", {
      created_at: now.toISOString(),
      room_id,
      rooms: 1,
      first_night: firstNight,
      free_from: freeFrom,
      reason: `${name}: ${kind === "booking" ? "booked" : "closed"}`,
      calendar_id,
      entry_hash: key,
    });
    const taking = { roomId: room_id, rooms: 1, arrival: firstNight, departure: freeFrom, preferred };
    await takeRoomNights(transaction, { block_id }, taking);
  }
}
