import { weekdayNames } from "#contract/rules/rates.ts";
import { useFieldWiring } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";

type WeekdayTicksProps = { weekdays: readonly string[]; error: string | undefined };

/** Checkboxes for the nights of the week to which a price applies. */
export function WeekdayTicks({ weekdays, error }: WeekdayTicksProps) {
  const wiring = useFieldWiring({ name: "weekdays", error });
  return (
    <FieldGroup name="weekdays" label="Nights of the week" wiring={wiring} role="group">
      <div className="flex flex-wrap gap-x-5">
        {weekdayNames.map((name, index) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="weekday"
              value={index + 1}
              defaultChecked={weekdays.includes(String(index + 1))}
              className="tick"
            />
            {name}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
