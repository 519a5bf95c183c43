import { type Client, fromForm } from "#contract/client.ts";
import { isOnRoute, otherRouteWords } from "#contract/rules/cab-route.ts";
import { newCabForm } from "./cab-form-page.ts";

/** What the journey of a form costs; undefined where it names none that has a price. */
export async function readCabPrice(api: Client, typed: Record<string, string>) {
  const { cabRateId, vehiclePreference: vehicle, days } = typed;
  if (!cabRateId || !vehicle) return undefined;
  const reply = await api.cabRates.price({ query: fromForm({ cabRateId, vehicle, days }) });
  return reply.ok ? reply.data : undefined;
}

type Placed = {
  typed: Record<string, string>;
  /** What is said where another journey was written than the chosen one: it is asked for without the list's price. */
  other?: string;
};

/** Where a route is chosen and its ends are not written, they are those of the route. */
export async function withPlaces(api: Client, typed: Record<string, string>): Promise<Placed> {
  const { cabRateId, pickUpLocation, dropLocation } = typed;
  if (!cabRateId) return { typed };
  const { rates } = await newCabForm(api);
  const route = rates.find(({ id, per }) => per === "route" && String(id) === cabRateId);
  if (!route) return { typed };
  const ends = { pickUpLocation: pickUpLocation || route.from, dropLocation: dropLocation || route.to };
  if (isOnRoute(route, ends.pickUpLocation, ends.dropLocation)) return { typed: { ...typed, ...ends } };
  const unpriced = { ...typed, ...ends, cabRateId: "", expectedTotal: "" };
  return { typed: unpriced, other: `${otherRouteWords(route)}: send it again if it suits you` };
}
