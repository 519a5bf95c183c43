import { formatRupees } from "#contract/rules/money.ts";
import type { OfferedChoices } from "#contract/tariff.ts";
import { extraField, wishesFor } from "#contract/rules/typed-wishes.ts";
import { useFormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type DeskWishesProps = {
  offered: OfferedChoices | undefined;
  /** The room type of these meals and extras, in a form where another can be chosen. */
  roomId?: string | undefined;
  /** Number of children. */
  minors: number;
};

/** Meals, children's ages and extras for which the room type has prices. */
export function DeskWishes({ offered, roomId, minors }: DeskWishesProps) {
  const { values } = useFormScope();
  if (!offered) return null;
  const { plans, extras, asksAges } = offered;
  const meals = plans.map(({ code, name, supplement }) => ({
    value: code,
    label: supplement > 0 ? `${name}, +${formatRupees(supplement)}` : name,
  }));
  return (
    <>
      {roomId ? <input type="hidden" name={wishesFor} value={roomId} /> : null}
      {meals.length > 1 ? (
        <SelectField
          name="mealPlan"
          label="Meals"
          options={meals}
          defaultValue={values["mealPlan"] || meals[0]?.value}
        />
      ) : null}
      {asksAges && minors > 0 ? (
        <TextField
          name="childAges"
          label="Ages of the children"
          hint="Between commas: 4, 9"
          required={false}
        />
      ) : null}
      {extras.length > 0 ? (
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">Extras</legend>
          {extras.map(({ id, name, price }) => (
            <label key={id} className="flex min-h-11 items-center gap-2.5">
              <input
                type="checkbox"
                name={extraField(String(id))}
                value="1"
                defaultChecked={Boolean(values[extraField(String(id))])}
                className="tick"
              />
              {name} <span className="num text-sm text-ink2">{formatRupees(price)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
