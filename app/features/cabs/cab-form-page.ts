import { randomUUID } from "node:crypto";
import { cabBookingForm, paymentChoice } from "#contract/cab-bookings.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { aliasesOf, errorsByDomainName, fieldErrors, toWireNames } from "#contract/core/wire.ts";

export type CabFormStart = { today: string; idempotencyKey: string };

/** What the cab form starts from, on the cabs' page and on its own. */
export function newCabForm(): CabFormStart {
  return { today: todayInKashmir(new Date()), idempotencyKey: randomUUID() };
}

/** What is wrong with a form without a way to pay, which no call asks for; nothing when it has one. */
export function paymentErrors(paymentMethod: string | undefined, typed: Record<string, string>) {
  const choice = paymentChoice.safeParse({ paymentMethod });
  if (choice.success) return undefined;
  const aliases = aliasesOf(cabBookingForm);
  const { error } = cabBookingForm.safeParse(toWireNames(typed, aliases));
  const others = error ? errorsByDomainName(fieldErrors(error), aliases) : {};
  return { ...others, ...fieldErrors(choice.error) };
}
