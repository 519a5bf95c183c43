import { TaxNote } from "#app/features/company/tax-note.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { useFieldWiring } from "#app/ui/field.tsx";
import { ChildAges } from "./child-ages.tsx";
import type { WishChoice, WishChoices } from "./wish-choices.ts";
import { Extras } from "./extra-choices.tsx";
import { Choice } from "./wish-choice.tsx";

/** Meals, extras and children's ages for which the hotel has prices. */
export function WishFields({ choices, minors }: { choices: WishChoices; minors: number }) {
  const { meals, extras, asksAges } = choices;
  return (
    <>
      {meals.length > 0 ? <Meals meals={meals} /> : null}
      {extras.length > 0 ? <Extras extras={extras} /> : null}
      {asksAges ? <ChildAges minors={minors} /> : null}
    </>
  );
}

function Meals({ meals }: { meals: readonly WishChoice[] }) {
  const wiring = useFieldWiring({ name: "mealPlan" });
  const chosen = wiring.given.defaultValue || meals[0]?.value;
  return (
    <FieldGroup name="mealPlan" label="Meals" wiring={wiring}>
      {meals.map((meal) => (
        <Choice key={meal.value} {...meal}>
          <input
            type="radio"
            name="mealPlan"
            value={meal.value}
            defaultChecked={meal.value === chosen}
            data-first={meals[0]?.value}
            className="tick"
          />
        </Choice>
      ))}
      <TaxNote className="text-sm text-ink2" />
    </FieldGroup>
  );
}
