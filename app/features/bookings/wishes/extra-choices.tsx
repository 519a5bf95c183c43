import { Choice } from "./wish-choice.tsx";
import { TaxNote } from "#app/features/company/tax-note.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { useFieldWiring } from "#app/ui/field.tsx";
import { useFormScope } from "#app/ui/form-scope.tsx";
import { extraField } from "#contract/rules/typed-wishes.ts";
import type { WishChoice } from "./wish-choices.ts";

/** The extras that a house offers. */
export function Extras({ extras }: { extras: readonly WishChoice[] }) {
  const { values } = useFormScope();
  const wiring = useFieldWiring({ name: "extras" });
  return (
    <FieldGroup name="extras" label="Also, if you like" wiring={wiring} role="group">
      {extras.map((extra) => (
        <Choice key={extra.value} {...extra}>
          <input
            type="checkbox"
            name={extraField(extra.value)}
            value="1"
            defaultChecked={Boolean(values[extraField(extra.value)])}
            className="tick"
          />
        </Choice>
      ))}
      <TaxNote className="text-sm text-ink2" />
    </FieldGroup>
  );
}
