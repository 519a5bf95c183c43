import { z } from "zod";
import { placeTexts, type PlaceTexts } from "../places/places.queries.ts";

/** The texts that the demo wrote about a place, as stored. */
export const textsSchema = z.partialRecord(z.enum(placeTexts), z.string());
const text = z.string();
const placeSchema = z.object({
  id: z.int(),
  name: text,
  also_called: text,
  latitude: z.int().nullable(),
  longitude: z.int().nullable(),
  position: z.int(),
  about: text,
  getting_there: text,
  spring: text,
  summer: text,
  autumn: text,
  winter: text,
  open_now: text,
});
/** What was removed, as stored: texts of a place that remains, or the place with the houses that it had. */
export const takenSchema = z.object({
  texts: textsSchema,
  place: placeSchema.optional(),
  houses: z.array(z.int()).default([]),
});

export type TakenPlace = z.input<typeof takenSchema>;

/** The texts for which the condition holds. */
export function textsWhere(
  texts: PlaceTexts,
  holds: (name: (typeof placeTexts)[number]) => boolean,
): PlaceTexts {
  return Object.fromEntries(placeTexts.filter(holds).map((name) => [name, texts[name] ?? ""]));
}
