import type { Bar, CalendarRoom } from "#contract/calendar.ts";
import { addDays, nightsBetween } from "#contract/rules/stay.ts";

/** A bar across its nights, or the free nights from `day` up to the next bar. */
export type LaneCell = { bar: Bar; nights: number } | { day: string; nights: number };
export type Lane = { unit: number; cells: LaneCell[] };

/** Room types with more rooms than this show only the rooms in use and one more. */
const mostLanes = 3;

type Nights = { from: string; to: string };

/**
 * One lane for each room of a type: its bars in order, and a cell for the free nights between them. `inUse`: only rooms
 * with a bar, for the view of all hotels.
 */
export function lanesOf(
  room: CalendarRoom,
  nights: Nights,
  inUse = false,
): { lanes: Lane[]; hidden: number } {
  const highest = Math.max(0, ...room.bars.map((bar) => bar.unit));
  const all = Math.max(room.units, highest);
  const some = all <= mostLanes ? all : Math.min(all, Math.max(mostLanes, highest + 1));
  const lanes = Array.from({ length: some }, (_, index) => laneOf(room, index + 1, nights));
  const shown = inUse ? lanes.filter(({ cells }) => cells.some((cell) => "bar" in cell)) : lanes;
  return { lanes: shown, hidden: inUse ? 0 : all - some };
}

function laneOf(room: CalendarRoom, unit: number, { from, to }: Nights): Lane {
  const cells: LaneCell[] = [];
  const bars = room.bars.filter((bar) => bar.unit === unit).toSorted((a, b) => a.from.localeCompare(b.from));
  let day = from;
  const free = (until: string) => {
    if (day < until) cells.push({ day, nights: nightsBetween(day, until) });
  };
  for (const bar of bars) {
    free(bar.from);
    cells.push({ bar, nights: nightsBetween(bar.from, bar.to) });
    day = bar.to;
  }
  free(to);
  return { unit, cells };
}

/** The dates shown. */
export function daysOf({ from, to }: Nights): string[] {
  return Array.from({ length: nightsBetween(from, to) }, (_, index) => addDays(from, index));
}
