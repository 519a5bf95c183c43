import type { DemoCounts, Staying } from "#contract/demo.ts";

/** Held by whoever takes the demo away or brings it back. */
export const demoLock = "demo";

/** How the change log names it; the number is among those of the settings. */
export const demoNote = { kind: "settings", recordId: 98, title: "Demo" } as const;

/** The counts under names that people read, without what there was none of. */
export function asNoted(counts: DemoCounts, stays: readonly Staying[] = []): Record<string, unknown> {
  const { cabRates, packageBookings, cabBookings, ...others } = counts;
  const all = {
    ...others,
    "prices of cabs": cabRates,
    "package bookings": packageBookings,
    "cab bookings": cabBookings,
  };
  const named = Object.entries(all).filter(([, count]) => count > 0);
  const kept = stays.map(({ name }) => name).join(", ");
  return { ...Object.fromEntries(named), ...(kept && { "stays here": kept }) };
}
