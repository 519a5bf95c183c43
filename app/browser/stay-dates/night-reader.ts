import type { NightAvailability } from "#contract/availability.ts";
import { addMonths, type Month } from "#contract/rules/month.ts";

/** Milliseconds after which an unanswered request fails. */
const timeout = 10_000;

/**
 * Returns a function that reads a hotel's months from the API, each once, and adds their nights to `nights`. It resolves to
 * whether a reply came; without one all nights stay selectable, and the form is checked when it is sent.
 */
export function createNightReader(hotelId: string, nights: Map<string, NightAvailability>) {
  const requested = new Set<Month>();
  return async (months: readonly Month[]): Promise<boolean> => {
    const missing = months.filter((month) => !requested.has(month));
    const [first] = missing;
    const last = missing.at(-1);
    if (!first || !last) return false;
    for (const month of missing) requested.add(month);
    const query = new URLSearchParams({ hotelId, from: `${first}-01`, to: `${addMonths(last, 1)}-01` });
    try {
      const response = await fetch(`/api/Availability/nights?${query}`, {
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(timeout),
      });
      const { data = [] }: { data?: NightAvailability[] } = await response.json();
      for (const night of data) nights.set(night.night, night);
      return true;
    } catch {
      for (const month of missing) requested.delete(month);
      return false;
    }
  };
}
