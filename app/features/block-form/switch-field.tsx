import { FieldNotes, useFieldWiring } from "#app/ui/field.tsx";

type SwitchFieldProps = { field: { label: string; help?: string }; path: string; isOn: boolean };

/** A checkbox for an on/off field. */
export function SwitchField({ field: { label, help }, path, isOn }: SwitchFieldProps) {
  const wiring = useFieldWiring({ name: path, hint: help, error: undefined });
  return (
    <div data-field="">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold">
        <input type="checkbox" defaultChecked={isOn} className="tick" {...wiring.control} />
        {label}
      </label>
      <FieldNotes wiring={wiring} hint={help} />
    </div>
  );
}
