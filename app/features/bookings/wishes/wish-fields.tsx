import type { ReactNode } from "react";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { useFieldWiring } from "#app/ui/field.tsx";
import { useFormScope } from "#app/ui/form-scope.tsx";
import { ChildAges } from "./child-ages.tsx";
import { extraField } from "#contract/rules/typed-wishes.ts";
import type { WishChoice, WishChoices } from "./wish-choices.ts";

/** Meals, extras and children's ages, where the house has prices for them; nothing where it has none. */
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
            className="size-5 flex-none accent-dal"
          />
        </Choice>
      ))}
    </FieldGroup>
  );
}

function Extras({ extras }: { extras: readonly WishChoice[] }) {
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
            className="size-5 flex-none accent-dal"
          />
        </Choice>
      ))}
    </FieldGroup>
  );
}

function Choice({ label, note, children }: WishChoice & { children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-3 py-1">
      {children}
      <span className="grow">
        {label} <span className="num text-sm text-ink2">{note}</span>
      </span>
    </label>
  );
}
