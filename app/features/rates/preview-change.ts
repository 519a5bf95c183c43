import type { RatePeriodShown } from "#contract/rate-periods.ts";
import { toPaise, toRupees } from "#contract/rules/money.ts";
import { nightRates } from "#contract/rules/rates.ts";
import { addDays, type CalendarDate, nightsOf } from "#contract/rules/stay.ts";

/** Number of nights from today that the preview covers. */
export const nightsTold = 90;

type Span = { lowest: number; highest: number; average: number };

/** The effect of a change on a room type: number of changed nights, and rents before and after. */
export type RoomChange = { roomType: string; changed: number; before: Span; after: Span };

type Price = Pick<RatePeriodShown, "roomId" | "name" | "from" | "to" | "weekdays" | "isYearly"> & {
  id?: number | undefined;
  rentPerNight: number;
};

/** The effect of new and changed prices (those with `id`) on the next nights of a hotel, in whole rupees. */
export function previewChange(
  rooms: readonly { id: number; roomType: string; rentPerNight: number }[],
  stored: readonly RatePeriodShown[],
  changes: readonly Price[],
  today: CalendarDate,
): RoomChange[] {
  const nights = nightsOf(today, addDays(today, nightsTold));
  const newest = Math.max(0, ...stored.map(({ id }) => id)) + 1;
  return changes.flatMap((change) => {
    const room = rooms.find(({ id }) => id === change.roomId);
    if (!room) return [];
    const roomPeriods = stored.filter(({ roomId }) => roomId === room.id);
    const others = roomPeriods.filter(({ id }) => id !== change.id);
    const before = rentsOf(room.rentPerNight, roomPeriods, nights);
    const after = rentsOf(room.rentPerNight, [...others, { ...change, id: change.id ?? newest }], nights);
    const changed = after.filter((rent, index) => rent !== before[index]).length;
    return [{ roomType: room.roomType, changed, before: spanOf(before), after: spanOf(after) }];
  });
}

function rentsOf(
  rackRent: number,
  periods: readonly (Price & { id: number })[],
  nights: readonly CalendarDate[],
): number[] {
  const rated = periods.map(({ rentPerNight, ...period }) => ({
    ...period,
    minNights: 1,
    rate: toPaise(rentPerNight),
  }));
  return nightRates(toPaise(rackRent), rated, nights).map(({ rate }) => toRupees(rate));
}

function spanOf(rents: readonly number[]): Span {
  const average = Math.round(rents.reduce((sum, rent) => sum + rent, 0) / rents.length);
  return { lowest: Math.min(...rents), highest: Math.max(...rents), average };
}
