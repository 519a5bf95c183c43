import { SelectField } from "#app/ui/select-field.tsx";
import type { CabFormStart } from "./cab-form-page.ts";
import { DaysField } from "./days-field.tsx";
import { rateOptions } from "./rate-options.ts";

type Rates = Pick<CabFormStart, "rates">;

/** The choice of a journey that has a rate; other journeys are described in words. */
export function CabJourney({ rates }: Rates) {
  const isByDay = rates.some(({ per }) => per === "day");
  return (
    <>
      <SelectField
        name="cabRateId"
        label="Journey"
        required={false}
        className={isByDay ? "" : "sm:col-span-2"}
        options={[{ value: "", label: "Another one: we tell you the price" }, ...rateOptions(rates)]}
      />
      {isByDay ? <DaysField /> : null}
    </>
  );
}
