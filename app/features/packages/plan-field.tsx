import { countOf } from "#contract/rules/text.ts";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { dayField, type PlanDay } from "./package-form-values.ts";

type PlanFieldProps = {
  /** All days written, including those beyond `days`. */
  plan: readonly PlanDay[];
  days: number;
};

/**
 * The tour plan: a heading and a description for each day, numbered from 1. Days beyond the number are hidden and not
 * sent, but not lost: typing "12" over "4" passes through "1".
 */
export function PlanField({ plan, days }: PlanFieldProps) {
  const aside = plan.length - days;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-semibold">Tour plan</legend>
      {plan.map((day, index) => (
        <fieldset
          // Days are identified by their number.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          hidden={index >= days}
          disabled={index >= days}
          className="grid gap-3 rounded-control border border-line p-4 [&[hidden]]:hidden"
        >
          <legend className="px-2 text-sm font-semibold text-chinar">Day {index + 1}</legend>
          <TextField
            name={dayField(index, "planHeading")}
            label={`Heading of day ${index + 1}`}
            defaultValue={day.heading}
          />
          <TextareaField
            name={dayField(index, "planDescription")}
            label={`Description of day ${index + 1}`}
            rows={3}
            defaultValue={day.description}
          />
          <details open={Boolean(day.meals || day.kilometres)}>
            <summary className="min-h-9 content-center text-sm text-ink2">Meals and kilometres</summary>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              <TextField
                name={dayField(index, "meals")}
                label={`Meals of day ${index + 1}`}
                defaultValue={day.meals}
              />
              <TextField
                name={dayField(index, "kilometres")}
                label={`Kilometres of day ${index + 1}`}
                inputMode="numeric"
                defaultValue={day.kilometres}
              />
            </div>
          </details>
        </fieldset>
      ))}
      <p aria-live="polite" className="text-sm text-ink3 empty:hidden">
        {aside > 0
          ? `${countOf(aside, "day")} put aside. What you wrote comes back when you raise the number of days.`
          : null}
      </p>
    </fieldset>
  );
}
