import { z } from "zod";
import { line, lineOrNothing, optionalWholeNumber, prose, shortText } from "./core/fields.ts";
import { aliased } from "./core/wire.ts";

const aliases = { heading: "planHeading", description: "planDescription" };

/** A day of a plan as it is shown. */
export const shownDay = aliased(
  {
    day: z.int(),
    heading: z.string(),
    description: z.string(),
    /** Like "Breakfast, dinner"; left out, as the next, where nobody said. */
    meals: z.string().optional(),
    /** On the road. */
    kilometres: z.int().optional(),
  },
  aliases,
);

/** A day of a plan as staff write it. */
export const planDay = aliased(
  {
    heading: line("Plan heading is required"),
    description: prose("Plan description is required"),
    meals: lineOrNothing(60).transform((meals) => meals || undefined),
    kilometres: optionalWholeNumber("Kilometres are a whole number from 0 to 2,000", 0, 2000),
  },
  aliases,
);

/** A fact of a tour, which may be empty. Left out, as by the specification's client, it stays as it is. */
export function fact() {
  return z.preprocess(
    (value) => value ?? undefined,
    shortText(60, "At most 60 characters, please").optional(),
  );
}
