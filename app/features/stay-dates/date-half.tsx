import { longDate } from "#contract/rules/dates.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { Field, useFieldWiring } from "#app/ui/field.tsx";

type DateHalfProps = {
  end: "arrive" | "leave";
  name: string;
  label: string;
  value: string;
  min: string | undefined;
  required: boolean | undefined;
  /** The validation message for a date before `min`. */
  tooEarly: string;
};

/** Arrival or departure: a native date input, overlaid with the date in words once the script runs. */
export function DateHalf({ end, name, label, value, min, required, tooEarly }: DateHalfProps) {
  const wiring = useFieldWiring({ name });
  // `required={false}` would label it "optional", which a filter does not need.
  return (
    <Field wiring={wiring} name={name} label={label}>
      <div className="stay-half" data-end={end}>
        <input
          type="date"
          className="control"
          min={min}
          data-value-missing={`${label} date is required`}
          data-range-underflow={tooEarly}
          {...wiring.given}
          defaultValue={value}
          required={required ?? wiring.given.required}
          {...wiring.control}
          suppressHydrationWarning
        />
        <span
          data-date=""
          aria-hidden="true"
          className="control"
          data-empty={value ? undefined : ""}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: isCalendarDate(value) ? longDate(value) : "Choose a day" }}
        />
      </div>
    </Field>
  );
}
