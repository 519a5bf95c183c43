import { createHash } from "node:crypto";
import { hostOfEntries, portalNights } from "#contract/portal-calendars.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { inTransaction } from "../db/transaction.ts";
import { lockRoom } from "../room-nights/room-nights.queries.ts";
import type { Services } from "../services.ts";
import type { Feed, FeedEntry } from "./feed/parse-feed.ts";
import { type PortalReading, lockAsked, nextTry } from "./note-look.ts";
import { type KeyedClash, planHolds } from "./plan-holds.ts";
import { freeUnits, holdsOf } from "./holds.queries.ts";
import { noteLook, type StoredCalendar } from "./portal-calendars.queries.ts";
import { tellOfClashes } from "./portal-emails.ts";
import { storedClashes } from "./stored-clashes.ts";
import { writeHolds } from "./write-holds.ts";

/** A calendar with several holds that has no entries at once is believed when it is read so a second time. */
const several = 2;
const emptied = "The portal's calendar has no entries any more. What it holds is let go if it stays so";

/** Holds a room for each entry of the portal's calendar, and lets go what it no longer has. @throws FeedFault */
export async function holdFeed(services: Services, reading: PortalReading, feed: Feed): Promise<void> {
  await inTransaction(services.db, async (transaction) => {
    const calendar = await lockAsked(services, transaction, reading);
    const room = calendar && (await lockRoom(transaction, calendar.room_id));
    if (!room || room.deleted_at !== null) return;
    const now = services.clock.now();
    const today = todayInKashmir(now);
    const end = addDays(today, portalNights);
    const entries = feed.entries
      .filter((entry) => entry.freeFrom > today && isHeldFor(entry, calendar, services))
      .map((entry) => ({ ...entry, key: hashOf(entry.key) }));
    const holds = await holdsOf(transaction, calendar.id, today);
    const look = { last_read_at: reading.at.toISOString(), failures: 0, next_try_at: nextTry(now, 0) };
    if (entries.length === 0 && holds.length >= several && calendar.emptied_at === null)
      return noteLook(transaction, calendar.id, { ...look, emptied_at: now.toISOString(), fault: emptied });
    const taken = await freeUnits(transaction, calendar.room_id, [today, end]);
    const free = new Map(taken.map((one) => [one.night, one.free]));
    const freeOn = (night: string) => free.get(night) ?? room.units;
    const { changes, clashes } = planHolds({ entries, holds, today, end, freeOn });
    await writeHolds(transaction, calendar, changes, { now, today });
    await tellOfClashes(services, transaction, calendar, newOf(clashes, calendar));
    await noteLook(transaction, calendar.id, {
      ...look,
      entries: entries.length,
      clashes: JSON.stringify(clashes),
      emptied_at: null,
      fault:
        feed.leftOut === 0 ? "" : `${feed.leftOut} of its entries repeat or have no dates, and were left out`,
    });
  });
}

/** Entries that came from us, through a portal that tells what it was told, are of rooms that are taken here. */
function isHeldFor({ host, kind }: FeedEntry, calendar: StoredCalendar, { publicUrl }: Services): boolean {
  if (host === hostOfEntries(publicUrl)) return false;
  return kind !== "not available" || calendar.closes_too === 1;
}

/** The portal's own name for an entry may have a guest's in it. */
function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

function newOf(clashes: readonly KeyedClash[], calendar: StoredCalendar): KeyedClash[] {
  const known = Map.groupBy(storedClashes(calendar.clashes), ({ key }) => key);
  // Of one in progress there is less each day.
  const isKnown = ({ key, firstNight, freeFrom }: KeyedClash) =>
    known.get(key)?.some((old) => old.firstNight <= firstNight && freeFrom <= old.freeFrom) ?? false;
  return clashes.filter((clash) => clash.isBooking && !isKnown(clash));
}
