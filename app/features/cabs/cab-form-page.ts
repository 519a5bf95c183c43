import { randomUUID } from "node:crypto";
import { cabBookingForm, cabBookingMessages, paymentMethods } from "#contract/cab-bookings.ts";
import { type Complaints, complaintsOf } from "#contract/complaints.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { errorsByDomainName, fieldErrors, aliasesOf, toWireNames } from "#contract/core/wire.ts";
import type { FieldErrors } from "#app/ui/form-scope.tsx";

const paymentMissing = "Payment method is required";

export type CabFormState = {
  complaints: Complaints;
  aliases: Readonly<Record<string, string>>;
  today: string;
  idempotencyKey: string;
  typed: Record<string, string>;
  errors?: FieldErrors;
  message?: string;
};

/** What the cab form starts from, on the cabs' page and on its own. */
export function newCabForm(): CabFormState {
  const complaints = complaintsOf(cabBookingForm);
  return {
    complaints: {
      ...complaints,
      dateOfJourney: { ...complaints["dateOfJourney"], "data-low": cabBookingMessages.past },
      paymentMethod: { "data-missing": paymentMissing },
    },
    aliases: aliasesOf(cabBookingForm),
    today: todayInKashmir(new Date()),
    idempotencyKey: randomUUID(),
    typed: {},
  };
}

/** What the server would say about the fields that are sent, when the form cannot be sent yet. */
export function cabFormErrors(typed: Record<string, string>): Record<string, string> {
  const aliases = aliasesOf(cabBookingForm);
  const { error } = cabBookingForm.safeParse(toWireNames(typed, aliases));
  return error ? errorsByDomainName(fieldErrors(error), aliases) : {};
}

/** What is wrong with the field that is collected but never sent. */
export function paymentErrors(chosen: string | undefined): { paymentMethod?: string } {
  return paymentMethods.some((method) => method === chosen) ? {} : { paymentMethod: paymentMissing };
}
