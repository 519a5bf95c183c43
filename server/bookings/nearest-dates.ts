import { addDays, type CalendarDate, nightsBetween } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { readFreeNights } from "../room-nights/free-nights.ts";
import type { Stay } from "./stay.ts";

/** Days that are tried before and after. */
const farthest = 30;

type Dates = { arrival: CalendarDate; departure: CalendarDate };

/**
 * The nearest free nights before and the nearest after, for a stay of this length, as if the booking `without` held
 * none; none that begins before `earliest`, or before the stay's own arrival where that is earlier.
 */
export async function nearestDates(
  db: Executor,
  room: { id: number; units: number },
  stay: Stay,
  without: number,
  earliest: CalendarDate,
): Promise<Dates[]> {
  const { arrival, departure, rooms } = stay;
  const around = { arrival: addDays(arrival, -farthest), departure: addDays(departure, farthest) };
  const [found] = await readFreeNights(db, [room], around, without);
  const free = found?.nights.map((night) => night.free >= rooms) ?? [];
  const length = nightsBetween(arrival, departure);
  const first = arrival < earliest ? arrival : earliest;
  const at = (shift: number): Dates[] => {
    const dates = { arrival: addDays(arrival, shift), departure: addDays(departure, shift) };
    const nights = free.slice(farthest + shift, farthest + shift + length);
    return dates.arrival >= first && nights.every(Boolean) ? [dates] : [];
  };
  const shifts = Array.from({ length: farthest }, (_, index) => index + 1);
  const before = shifts.flatMap((shift) => at(-shift)).slice(0, 1);
  const after = shifts.flatMap((shift) => at(shift)).slice(0, 1);
  return [...before, ...after];
}
