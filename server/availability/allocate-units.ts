import type { CalendarDate } from "#contract/rules/stay.ts";

export type TakenUnit = { unit: number; night: CalendarDate };

/**
 * Which of a type's `count` units hold `rooms` rooms: the same unit for all nights where one is free throughout, else a free one
 * each night (staff may give them other numbers; how many is what is promised). `preferred` units come first. Where too few are free, those nights.
 */
export function allocateUnits(
  taken: TakenUnit[],
  nights: CalendarDate[],
  rooms: number,
  count: number,
  preferred: ReadonlySet<number> = new Set(),
): { units: TakenUnit[] } | { missing: CalendarDate[] } {
  const inOrder = Array.from({ length: count }, (_, index) => index + 1).sort(
    (a, b) => Number(preferred.has(b)) - Number(preferred.has(a)) || a - b,
  );
  const takenOn = Map.groupBy(taken, ({ night }) => night);
  const freeOn = new Map(
    nights.map((night) => {
      const busy = new Set(takenOn.get(night)?.map(({ unit }) => unit));
      // Units above today's number may still be held from when there were more: they use up places too.
      const places = Math.max(0, count - busy.size);
      const free = inOrder.filter((unit) => !busy.has(unit));
      return [night, free.slice(0, places)];
    }),
  );
  const missing = nights.filter((night) => (freeOn.get(night)?.length ?? 0) < rooms);
  if (missing.length > 0) return { missing };
  const throughout = (freeOn.get(nights[0] ?? "") ?? []).filter((unit) =>
    nights.every((night) => freeOn.get(night)?.includes(unit)),
  );
  const steady = throughout.slice(0, rooms);
  const units = nights.flatMap((night) => {
    const others = (freeOn.get(night) ?? []).filter((unit) => !steady.includes(unit));
    return [...steady, ...others].slice(0, rooms).map((unit) => ({ unit, night }));
  });
  return { units };
}
