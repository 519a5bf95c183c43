import type { CabRate } from "#contract/cab-rates.ts";
import type { Client } from "#contract/client.ts";
import { isPast } from "#app/features/stay-dates/is-past.ts";
import { readAll } from "#app/read-all.ts";
import { cabBookingForm, cabBookingMessages, paymentChoice } from "#contract/cab-bookings.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { aliasesOf, errorsByDomainName, fieldErrors, toWireNames } from "#contract/core/wire.ts";

export type CabFormStart = { today: string; rates: CabRate[] };

/** Data of the cab form, in the cabs' page and on its own page: the journeys that have a price. */
export async function newCabForm(api: Client): Promise<CabFormStart & { halt: CabRate | undefined }> {
  const all = await readAll((page) => api.cabRates.list({ query: { limit: 100, page } }));
  const rates = all.filter(({ per }) => per !== "night").toSorted(byName);
  return { today: todayInKashmir(new Date()), rates, halt: all.find(({ per }) => per === "night") };
}

/** Routes by their names, then days. */
function byName(a: CabRate, b: CabRate): number {
  return b.per.localeCompare(a.per) || `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`);
}

/** All errors of the form, including those not in its schema (payment method, past date); undefined when there are none. */
export function cabFormFaults(paymentMethod: string | undefined, typed: Record<string, string>) {
  const aliases = aliasesOf(cabBookingForm);
  const { error } = cabBookingForm.safeParse(toWireNames(typed, aliases));
  const choice = paymentChoice.safeParse({ paymentMethod });
  const faults = {
    ...(error && errorsByDomainName(fieldErrors(error), aliases)),
    ...(isPast(typed["dateOfJourney"] ?? "") && { dateOfJourney: cabBookingMessages.past }),
    ...(choice.error && fieldErrors(choice.error)),
  };
  return Object.keys(faults).length > 0 ? faults : undefined;
}
