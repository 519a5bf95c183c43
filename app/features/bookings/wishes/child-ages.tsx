import { useFieldWiring } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ageField, moreAgesField, mostAges } from "#contract/rules/typed-wishes.ts";

const ages = Array.from({ length: 17 }, (_, index) => ({
  value: index + 1,
  label: index === 0 ? "Under 2" : String(index + 1),
}));

/**
 * The age of each child, as small children are often free. A script shows one field for each child
 * (app/browser/fit-child-ages.ts); without scripts all are shown. `isForMany`: the party may have more children.
 */
export function ChildAges({ minors, isForMany = false }: { minors: number; isForMany?: boolean }) {
  const wiring = useFieldWiring({ name: "childAges" });
  return (
    <details data-child-ages="" open={minors > 0 || Boolean(wiring.error)}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        Ages of the children (optional)
      </summary>
      <FieldGroup
        name="childAges"
        label="On the day of arrival"
        wiring={wiring}
        role="group"
        hint="Without their ages we count each at the price of an older child."
      >
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {Array.from({ length: mostAges }, (_, index) => (
            <SelectField
              key={index}
              name={ageField(index)}
              label={`Child ${index + 1}`}
              options={[{ value: "", label: "Age" }, ...ages]}
            />
          ))}
        </div>
        {isForMany ? (
          <TextField
            name={moreAgesField}
            label={`Ages of further children, from the ${mostAges + 1}th`}
            hint="Between commas: 4, 9"
            inputMode="text"
            maxLength={200}
            required={false}
          />
        ) : null}
      </FieldGroup>
    </details>
  );
}
