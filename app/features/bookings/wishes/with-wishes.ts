import { wishesOf } from "#contract/rules/typed-wishes.ts";
import type { SubmittedValues } from "#app/features/merge/form-versions.ts";

/** Adds meals, ages and extras to a sent booking form. A form without these fields (no `wishes`) leaves them as stored. */
export function withWishes(ours: SubmittedValues): SubmittedValues {
  if (!("wishes" in ours)) return ours;
  const texts = Object.entries(ours).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  const { mealPlan, childAges, extras } = wishesOf(Object.fromEntries(texts));
  // An empty list removes all extras; an empty text would leave the stored ones.
  return { ...ours, mealPlan, childAges, extras: extras === "" ? [] : extras };
}
