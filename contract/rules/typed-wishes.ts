/** Fields for children's ages in a form. */
export const mostAges = 5;

export function ageField(index: number): string {
  return `childAge-${index + 1}`;
}

/** The field for the ages of all further children, separated by commas. */
export const moreAgesField = "childAge-more";

export function extraField(id: string): string {
  return `extra-${id}`;
}

/** The field that names the room type whose meals and extras a form shows. */
export const wishesFor = "wishesFor";

/**
 * The wishes of a form as the API takes them: the fields for ages and extras become one list each, separated by commas.
 * A field that is a list already stays as it is.
 */
export function wishesOf(typed: Readonly<Record<string, string | undefined>>) {
  const singleAges = Array.from({ length: mostAges }, (_, index) => typed[ageField(index)]);
  const ages = [...singleAges, typed[moreAgesField]].filter(Boolean);
  const extras = Object.keys(typed).flatMap((name) => /^extra-(\d{1,10})$/.exec(name)?.[1] ?? []);
  const childAges = typed["childAges"] ?? ages.join(",");
  return { mealPlan: typed["mealPlan"] ?? "", childAges, extras: typed["extras"] ?? extras.join(",") };
}
