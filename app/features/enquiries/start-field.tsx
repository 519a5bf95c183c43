import type { PackageTariff } from "#contract/package-tariff.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { addDays } from "#contract/rules/stay.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** A date, or one of those on which the tour begins. */
export function StartField({ tariff, today }: { tariff: PackageTariff | null; today: string }) {
  const { departures = [], from, to } = tariff ?? {};
  const days = departures.filter((date) => date >= today);
  if (days.length > 0)
    return (
      <SelectField
        name="startDate"
        label="Start date"
        required={false}
        options={[
          { value: "", label: "Not sure yet" },
          ...days.map((date) => ({ value: date, label: `${shortDate(date)} ${date.slice(0, 4)}` })),
        ]}
      />
    );
  const earliest = from && from > today ? from : today;
  const bound = to ? { max: addDays(to, -1) } : {};
  return (
    <TextField name="startDate" type="date" label="Start date" min={earliest} {...bound} required={false} />
  );
}
