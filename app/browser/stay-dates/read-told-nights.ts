import type { ToldNight } from "#contract/availability.ts";
import type { Month } from "#contract/rules/month.ts";
import { addMonths } from "./month-days.ts";

/** Milliseconds after which an unanswered request fails. */
const timeout = 10_000;

/**
 * Returns a function that reads what is known of a hotel's months, each once. It adds their nights to `told` and says
 * whether any came; without an answer every night stays open, and the form tells later.
 */
export function toldNightsOf(hotelId: string, told: Map<string, ToldNight>) {
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
      for (const each of data) told.set(each.night, each);
      return true;
    } catch {
      for (const month of missing) asked.delete(month);
      return false;
    }
  };
}
