import { cabBookingForm, paymentChoice } from "#contract/cab-bookings.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { aliasesOf, errorsByDomainName, fieldErrors, toWireNames } from "#contract/core/wire.ts";

export type CabFormStart = { today: string };

/** Data of the cab form, in the cabs' page and on its own page. */
export function newCabForm(): CabFormStart {
  return { today: todayInKashmir(new Date()) };
}

/** The error for a missing payment method, which only the page requires; empty when there is one. */
export function paymentErrors(paymentMethod: string | undefined, typed: Record<string, string>) {
  const choice = paymentChoice.safeParse({ paymentMethod });
  if (choice.success) return undefined;
  const aliases = aliasesOf(cabBookingForm);
  const { error } = cabBookingForm.safeParse(toWireNames(typed, aliases));
  const others = error ? errorsByDomainName(fieldErrors(error), aliases) : {};
  return { ...others, ...fieldErrors(choice.error) };
}
