import { type Client, fromForm } from "#contract/client.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { dataUnlessRefused } from "#app/reply.ts";
import { newCabForm } from "./cab-form-page.ts";

/** The price of the form's journey; undefined when it has no rate or no vehicle was chosen. */
export async function readCabPrice(api: Client, typed: Record<string, string>) {
  const { cabRateId, vehiclePreference: vehicle, days, dateOfJourney: day = "" } = typed;
  if (!cabRateId || !vehicle) return undefined;
  const dateOfJourney = isCalendarDate(day) ? day : undefined;
  const query = fromForm({ cabRateId, vehicle, days, dateOfJourney });
  return dataUnlessRefused(await api.cabRates.price({ query }));
}

/** Fills in pick-up and drop-off from the chosen route, if they are empty. */
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
