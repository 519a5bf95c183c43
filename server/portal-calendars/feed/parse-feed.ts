import { addDays, type CalendarDate, isCalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import { FeedFault } from "./feed-fault.ts";
import { type Properties, readEvents } from "./read-events.ts";

/**
 * What a portal holds: `booking`, `closed` by whatever it calls so, or `not available`, which is Airbnb's word for nights
 * that are too far ahead, too short or closed there by hand.
 */
export type FeedEntry = {
  /** The portal's own name for it, the same each time that it is read. */
  key: string;
  /** What stands behind the @ of that name: the site that made the entry. */
  host: string;
  firstNight: CalendarDate;
  freeFrom: CalendarDate;
  kind: "booking" | "closed" | "not available";
};

/** `leftOut`: entries that repeat by a rule, or have no dates that can be read. */
export type Feed = { entries: FeedEntry[]; leftOut: number };

const longestKey = 300;

/**
 * Reads a calendar (RFC 5545) strictly: one that is cut off would have fewer entries, and their rooms would be sold.
 *
 * @throws FeedFault
 */
export function parseFeed(text: string): Feed {
  const start = text.replace(/^\ufeff/, "").trimStart();
  if (start.startsWith("<")) throw new FeedFault("page");
  const events = readEvents(start);
  const entries = events.flatMap((event) => toEntry(event) ?? []);
  const gone = events.filter(isCancelled).length;
  return { entries: withOwnKeys(entries), leftOut: events.length - gone - entries.length };
}

function isCancelled(event: Properties): boolean {
  return event.get("STATUS")?.toUpperCase() === "CANCELLED";
}

function toEntry(event: Properties): FeedEntry | undefined {
  if (isCancelled(event) || event.has("RRULE") || event.has("RDATE")) return undefined;
  const from = event.get("DTSTART") ?? "";
  const firstNight = dateOf(from);
  const freeFrom = firstNight && endOf(event, firstNight, !from.includes("T"));
  if (!firstNight || !freeFrom || freeFrom < firstNight) return undefined;
  const name = event.get("UID") ?? "";
  const key = name.slice(0, longestKey);
  const host = name.slice(name.lastIndexOf("@") + 1, name.length).slice(0, longestKey);
  return { key, host, firstNight, freeFrom, kind: kindOf(event.get("SUMMARY") ?? "") };
}

/** An entry of whole days without an end, or with one that is its beginning, is one night. */
function endOf(event: Properties, first: CalendarDate, isWholeDays: boolean): CalendarDate | undefined {
  const atLeast = isWholeDays ? addDays(first, 1) : first;
  const end = event.get("DTEND");
  if (end !== undefined) {
    const date = dateOf(end);
    return date === first ? atLeast : date;
  }
  const duration = event.get("DURATION");
  if (duration === undefined) return atLeast;
  const [, count, unit] = /^\+?P(\d{1,4})([DW])$/i.exec(duration) ?? [];
  return count && addDays(first, Number(count) * (unit?.toUpperCase() === "W" ? 7 : 1));
}

/** The day in Kashmir of a date, of a time in UTC, or of one as the house's clock shows it. */
function dateOf(written: string): CalendarDate | undefined {
  const [, year, month, day, time = "", zone] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})(Z?))?$/i.exec(written) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isCalendarDate(date)) return undefined;
  if (!zone) return date;
  const moment = new Date(`${date}T${time.replace(/(..)(..)(..)/, "$1:$2:$3")}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : todayInKashmir(moment);
}

/** The words of portals; what a guest or an owner wrote there is not kept, as it may be a name. */
function kindOf(summary: string): FeedEntry["kind"] {
  if (/^airbnb \(not available\)/i.test(summary)) return "not available";
  return /not available|unavailable|closed|blocked/i.test(summary) ? "closed" : "booking";
}

/** Entries without a name of their own, or with one that others have too, are known by their nights beside it. */
function withOwnKeys(entries: FeedEntry[]): FeedEntry[] {
  const known = new Set<string>();
  return entries.flatMap((entry) => {
    const { key, firstNight, freeFrom } = entry;
    const own = key === "" || known.has(key) ? `${key} ${firstNight} ${freeFrom}`.trim() : key;
    if (known.has(own)) return [];
    known.add(own);
    return [{ ...entry, key: own }];
  });
}
