import { wishesOf } from "#contract/rules/typed-wishes.ts";
import type { Sent } from "#app/features/merge/form-versions.ts";

/** A booking's form with its wishes as lists; one that does not ask for them leaves them as they are stored. */
export function withWishes(ours: Sent): Sent {
  if (!("wishes" in ours)) return ours;
  const texts = Object.entries(ours).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  const { mealPlan, childAges, extras } = wishesOf(Object.fromEntries(texts));
  // Nothing ticked is no extra; a text without words would leave those that are stored.
  return { ...ours, mealPlan, childAges, extras: extras === "" ? [] : extras };
}
