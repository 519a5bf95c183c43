import type { CabBooking } from "#contract/cab-bookings.ts";
import type { CabRate } from "#contract/cab-rates.ts";
import { vehicles } from "#contract/rules/cab-price.ts";
import { vehicleLabel } from "#contract/rules/vehicle-label.ts";
import { useFormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { DaysField } from "./days-field.tsx";
import { rateOptions } from "./rate-options.ts";

const names = ["cabRateId", "days", "vehiclePreference"];

type CabJourneyEditProps = { booking: CabBooking; rates: readonly CabRate[] };

/** The fields that determine a request's price, folded; changing them recalculates the price. */
export function CabJourneyEdit({ booking: { cabRateId }, rates }: CabJourneyEditProps) {
  const { errors } = useFormScope();
  const isListed = rates.some(({ id }) => id === cabRateId);
  const now = isListed ? [] : [{ value: cabRateId ?? "", label: cabRateId ? "As it was told" : "None" }];
  return (
    <details open={names.some((name) => errors[name])}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        Change journey and price
      </summary>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          name="cabRateId"
          label="Price of the list"
          required={false}
          className="col-span-2"
          options={[...now, ...rateOptions(rates)]}
        />
        <SelectField
          name="vehiclePreference"
          label="Vehicle"
          options={vehicles.map((vehicle) => ({ value: vehicle, label: vehicleLabel(vehicle) }))}
        />
        <DaysField />
      </div>
    </details>
  );
}
