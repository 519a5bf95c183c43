import { z } from "zod";
import { line, lineOrNothing, optionalWholeNumber, prose, shortText } from "./core/fields.ts";
import { aliasedObject } from "./core/wire.ts";

const aliases = { heading: "planHeading", description: "planDescription" };

/** A day of an itinerary as guests see it. */
export const shownDay = aliasedObject(
  {
    day: z.int(),
    heading: z.string(),
    description: z.string(),
    /** Such as "Breakfast, dinner"; left out when unknown, like the next field. */
    meals: z.string().optional(),
    /** Distance by road. */
    kilometres: z.int().optional(),
  },
  aliases,
);

/** A day of an itinerary as staff write it. */
export const planDay = aliasedObject(
  {
    heading: line("Plan heading is required"),
    description: prose("Plan description is required"),
    meals: lineOrNothing(60).transform((meals) => meals || undefined),
    kilometres: optionalWholeNumber("Kilometres are a whole number from 0 to 2,000", 0, 2000),
  },
  aliases,
);

/** A fact about a tour, which may be empty. Unchanged when left out, as the specification's client does. */
export function fact() {
  return z.preprocess(
    (value) => value ?? undefined,
    shortText(60, "At most 60 characters, please").optional(),
  );
}
