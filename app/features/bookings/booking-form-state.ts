import type { Availability, NearestStay } from "#contract/availability.ts";
import type { JourneyPrice } from "#contract/journey-prices.ts";
import type { Price } from "#contract/prices.ts";
import type { FieldErrors } from "#contract/core/errors.ts";

/** The state of a booking form: typed values, errors, and the rooms for its dates. */
export type BookingFormState = {
  typed: Record<string, string>;
  errors?: FieldErrors | undefined;
  message?: string | undefined;
  availability?: Availability[];
  /** What the chosen rooms, or the package, cost for this party. */
  price?: Price | JourneyPrice | undefined;
  nearest?: { soldOutNights: string[]; stays: NearestStay[] };
};
