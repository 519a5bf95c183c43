import type { DemoCounts, RemainingRecord } from "#contract/demo.ts";

/** The lock for removing the demo or bringing it back. */
export const demoLock = "demo";

/** The demo's name in the change log; its number follows those of the settings. */
export const demoNote = { kind: "settings", recordId: 98, title: "Demo" } as const;

/** The counts under names for people, without zeros. */
export function countsInWords(
  counts: DemoCounts,
  stays: readonly RemainingRecord[] = [],
): Record<string, unknown> {
  const { cabRates, packageBookings, cabBookings, ...others } = counts;
  const all = {
    ...others,
    "prices of cabs": cabRates,
    "package bookings": packageBookings,
    "cab bookings": cabBookings,
  };
  const named = Object.entries(all).filter(([, count]) => count > 0);
  const keptStays = stays.map(({ name }) => name).join(", ");
  return { ...Object.fromEntries(named), ...(keptStays && { "stays here": keptStays }) };
}
