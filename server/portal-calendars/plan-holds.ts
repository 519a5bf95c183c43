import { type Clash, portalNights, type Stretch } from "#contract/portal-calendars.ts";
import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import { FeedFault } from "./feed/feed-fault.ts";
import type { FeedEntry } from "./feed/parse-feed.ts";
import { stretchesOf } from "./stretches-of.ts";

/** A block that the calendar holds for one of its entries. */
export type Hold = Stretch & { id: number; key: string };

/** A clash, by the entry that it is of. */
export type KeyedClash = Clash & { key: string };

/** The blocks of one entry from today on, in place of those that it had; what they held before today stays. */
export type HoldChange = { key: string; kind: FeedEntry["kind"]; had: Hold[]; stretches: Stretch[] };

type Known = {
  entries: readonly FeedEntry[];
  holds: readonly Hold[];
  today: CalendarDate;
  /** Nights are held up to, not including, this one. */
  end: CalendarDate;
  /** Free rooms on a night, as things stand. */
  freeOn: (night: CalendarDate) => number;
};

/** A listing is one room: its entries hardly lie above each other. */
const mostNights = 2 * portalNights;

/**
 * Which blocks a calendar must change so that it holds a room on each night of its entries from `today` on, and what it
 * cannot hold because no room is free. Nights before today stay as they are. An entry of which some nights are free
 * holds these: each night that is held cannot be sold a second time.
 *
 * @throws FeedFault when the entries are of more nights than one room has
 */
export function planHolds({ entries, holds, today, end, freeOn }: Known) {
  const holdsOf = Map.groupBy(holds, ({ key }) => key);
  const entryOf = new Map(entries.map((entry) => [entry.key, entry]));
  const free = new Map<CalendarDate, number>();
  const left = (night: CalendarDate) => free.get(night) ?? freeOn(night);
  const plans = [...new Set([...holdsOf.keys(), ...entryOf.keys()])].map((key) => {
    const entry = entryOf.get(key);
    const own = holdsOf.get(key) ?? [];
    const had = new Set(
      own.flatMap(({ firstNight, freeFrom }) => nightsOf(firstNight < today ? today : firstNight, freeFrom)),
    );
    return {
      key,
      kind: entry?.kind ?? ("booking" as const),
      own,
      had,
      wanted: wantedNights(entry, today, end),
    };
  });
  for (const { had, wanted } of plans) {
    const isWanted = new Set(wanted);
    for (const night of had) if (!isWanted.has(night)) free.set(night, left(night) + 1);
  }
  if (plans.reduce((sum, { wanted }) => sum + wanted.length, 0) > mostNights) throw new FeedFault("nights");
  const changes: HoldChange[] = [];
  const clashes: KeyedClash[] = [];
  const bookingsFirst = plans.toSorted((a, b) => Number(a.kind !== "booking") - Number(b.kind !== "booking"));
  for (const { key, kind, own, had, wanted } of bookingsFirst) {
    const taken = wanted.filter((night) => !had.has(night) && left(night) > 0);
    for (const night of taken) free.set(night, left(night) - 1);
    const kept = wanted.filter((night) => had.has(night));
    if (taken.length > 0 || kept.length < had.size)
      changes.push({ key, kind, had: own, stretches: stretchesOf([...kept, ...taken]) });
    const isHeld = new Set([...kept, ...taken]);
    const missing = stretchesOf(wanted.filter((night) => !isHeld.has(night)));
    clashes.push(...missing.map((stretch) => ({ ...stretch, key, isBooking: kind === "booking" })));
  }
  return { changes, clashes: clashes.toSorted(inOrder) };
}

function wantedNights(entry: FeedEntry | undefined, today: CalendarDate, end: CalendarDate): CalendarDate[] {
  if (!entry) return [];
  const from = entry.firstNight < today ? today : entry.firstNight;
  return nightsOf(from, entry.freeFrom < end ? entry.freeFrom : end);
}

function inOrder(a: Stretch & { key: string }, b: Stretch & { key: string }): number {
  return `${a.firstNight} ${a.key}` < `${b.firstNight} ${b.key}` ? -1 : 1;
}
