import type { ToldNight } from "#contract/availability.ts";
import type { Month } from "#contract/rules/month.ts";
import { addMonths } from "./month-days.ts";

/** Milliseconds after which an unanswered request fails. */
const timeout = 10_000;

/**
 * Returns a function that reads the sold-out nights of a hotel's months, each once. It adds them to `sold` and says
 * whether any came; without an answer every night stays open, and the form tells later.
 */
export function soldNightsOf(hotelId: string, sold: Set<string>) {
  const asked = new Set<Month>();
  return async (months: readonly Month[]): Promise<boolean> => {
    const missing = months.filter((month) => !asked.has(month));
    const [first] = missing;
    const last = missing.at(-1);
    if (!first || !last) return false;
    for (const month of missing) asked.add(month);
    const query = new URLSearchParams({ hotelId, from: `${first}-01`, to: `${addMonths(last, 1)}-01` });
    try {
      const response = await fetch(`/api/Availability/nights?${query}`, {
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(timeout),
      });
      const { data = [] }: { data?: ToldNight[] } = await response.json();
      for (const { night, free } of data) if (free === 0) sold.add(night);
      return true;
    } catch {
      for (const month of missing) asked.delete(month);
      return false;
    }
  };
}
