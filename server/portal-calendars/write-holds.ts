import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Transaction } from "../db/open.ts";
import { insertRecord } from "../db/records.ts";
import { giveBackNights } from "../room-nights/room-nights.queries.ts";
import { takeRoomNights } from "../room-nights/take-room-nights.ts";
import { deleteHolds, endHold } from "./holds.queries.ts";
import type { HoldChange } from "./plan-holds.ts";
import type { StoredCalendar } from "./portal-calendars.queries.ts";

type Moment = { now: Date; today: CalendarDate };

/**
 * Writes what a calendar holds from today on in place of what it held: all that changes is given back before any of it
 * is taken. The nights before today stay as they were: their type may have had more rooms then.
 */
export async function writeHolds(
  transaction: Transaction,
  calendar: StoredCalendar,
  changes: readonly HoldChange[],
  { now, today }: Moment,
): Promise<void> {
  const preferred = new Set<number>();
  const had = changes.flatMap((change) => change.had);
  for (const { id, firstNight } of had) {
    const units =
      firstNight < today
        ? await endHold(transaction, id, today)
        : await giveBackNights(transaction, { block_id: id }, [calendar.room_id]);
    for (const unit of units) preferred.add(unit);
  }
  const gone = had.filter(({ firstNight }) => firstNight >= today).map(({ id }) => id);
  await deleteHolds(transaction, gone);
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
