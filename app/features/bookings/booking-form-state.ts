import type { Availability, NearestStay } from "#contract/availability.ts";
import type { FieldErrors } from "#contract/core/errors.ts";

/** What a booking form shows beside its fields: what was typed, what was wrong with it, and the rooms for its dates. */
export type BookingFormState = {
  typed: Record<string, string>;
  errors?: FieldErrors;
  message?: string;
  availability?: Availability[];
  nearest?: { soldOutNights: string[]; stays: NearestStay[] };
};
