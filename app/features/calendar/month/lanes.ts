import type { Bar, CalendarRoom } from "#contract/calendar.ts";
import { nightsBetween } from "#contract/rules/stay.ts";

export type LaneCell = { bar: Bar; nights: number } | { day: string };
export type Lane = { unit: number; cells: LaneCell[] };

/** Room types with more rooms than this show the rooms in use and one more. */
const mostLanes = 3;

/** One lane for each room of a type: its bars in order, and a cell for each free night between them. */
export function lanesOf(room: CalendarRoom, days: readonly string[]): { lanes: Lane[]; hidden: number } {
  const highest = Math.max(0, ...room.bars.map((bar) => bar.unit));
  const all = Math.max(room.units, highest);
  const shown = all <= mostLanes ? all : Math.min(all, Math.max(mostLanes, highest + 1));
  const lanes = Array.from({ length: shown }, (_, index) => laneOf(room, index + 1, days));
  return { lanes, hidden: all - shown };
}

function laneOf(room: CalendarRoom, unit: number, days: readonly string[]): Lane {
  const bars = room.bars.filter((bar) => bar.unit === unit);
  const cells = days.flatMap((day): LaneCell[] => {
    const bar = bars.find(({ from, to }) => from <= day && day < to);
    if (!bar) return [{ day }];
    return bar.from === day ? [{ bar, nights: nightsBetween(bar.from, bar.to) }] : [];
  });
  return { unit, cells };
}
