import { type Client, fromForm } from "#contract/client.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { unlessRefused } from "#app/reply.ts";
import { newCabForm } from "./cab-form-page.ts";

/** What the journey of a form costs; undefined where it names none that has a price. */
export async function readCabPrice(api: Client, typed: Record<string, string>) {
  const { cabRateId, vehiclePreference: vehicle, days, dateOfJourney: day = "" } = typed;
  if (!cabRateId || !vehicle) return undefined;
  const dateOfJourney = isCalendarDate(day) ? day : undefined;
  const query = fromForm({ cabRateId, vehicle, days, dateOfJourney });
  return unlessRefused(await api.cabRates.price({ query }));
}

/** Where a route is chosen and its ends are not written, they are those of the route. */
export async function withPlaces(
  api: Client,
  typed: Record<string, string>,
): Promise<Record<string, string>> {
  const { cabRateId, pickUpLocation, dropLocation } = typed;
  if (!cabRateId || (pickUpLocation && dropLocation)) return typed;
  const { rates } = await newCabForm(api);
  const route = rates.find(({ id }) => String(id) === cabRateId);
  return {
    ...typed,
    pickUpLocation: pickUpLocation || (route?.from ?? ""),
    dropLocation: dropLocation || (route?.to ?? ""),
  };
}
