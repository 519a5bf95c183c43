/** Children whose ages a form asks for. */
export const mostAges = 5;

export function ageField(index: number): string {
  return `childAge-${index + 1}`;
}

/** The field for the ages of all further children, between commas. */
export const moreAgesField = "childAge-more";

export function extraField(id: string): string {
  return `extra-${id}`;
}

/** The field that names the room type whose meals and extras a form shows. */
export const wishesFor = "wishesFor";

/**
 * The wishes of a form as the API takes them: one field for each age and extra becomes one list, between commas. A
 * list in one field is one already.
 */
export function wishesOf(typed: Readonly<Record<string, string | undefined>>) {
  const asked = Array.from({ length: mostAges }, (_, index) => typed[ageField(index)]);
  const ages = [...asked, typed[moreAgesField]].filter(Boolean);
  const extras = Object.keys(typed).flatMap((name) => /^extra-(\d{1,10})$/.exec(name)?.[1] ?? []);
  const childAges = typed["childAges"] ?? ages.join(",");
  return { mealPlan: typed["mealPlan"] ?? "", childAges, extras: typed["extras"] ?? extras.join(",") };
}
