import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { placePageCalls } from "./place-words.ts";
import { placeSchema } from "./place.ts";
import { line, lineOrNothing } from "./core/fields.ts";
import { largestId } from "./core/ids.ts";
import { jsonText } from "./core/wire.ts";

export const placeMessages = { saved: "Places saved" } as const;

/** Places of one company, at most. */
export const mostPlaces = 40;

function degrees(max: number, message: string) {
  return z.preprocess((value) => {
    if (typeof value !== "string") return value ?? null;
    return value.trim() === "" ? null : Number(value);
  }, z.number(message).min(-max, message).max(max, message).nullable());
}

const placeForm = z.object({
  /** Of a place that exists already. */
  id: z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    z.coerce.number("id names the place").int().min(1).max(largestId).optional(),
  ),
  name: line("Name the place")
    .max(60, "At most 60 characters, please")
    .regex(/^[^,]*$/, "A name has no comma"),
  alsoCalled: lineOrNothing(200),
  latitude: degrees(90, "Degrees north, as 34.05, or nothing"),
  longitude: degrees(180, "Degrees east, as 74.38, or nothing"),
});

export const placesForm = z
  .object({
    places: jsonText(
      z.array(placeForm).max(mostPlaces, `At most ${mostPlaces} places, please`),
      "places is a list",
    ),
    /** The version of the list that was read; the change is refused when it has changed since. */
    version: z.string("version is the text that was read with the places").max(64).optional(),
  })
  .check(({ value, issues }) => {
    const names = value.places.map(({ name }) => name.toLowerCase());
    names.forEach((name, index) => {
      if (names.indexOf(name) < index)
        issues.push({
          code: "custom",
          path: ["places", index, "name"],
          message: "This name is there twice",
          input: name,
        });
    });
  });

export type PlacesForm = z.output<typeof placesForm>;

export const placeEndpoints = {
  ...placePageCalls,
  list: readEndpoint("Place", "anyone", {
    summary: "Where houses can be, in the company's order",
    data: z.object({ places: z.array(placeSchema), version: z.string() }),
  }),
  save: writeEndpoint("PUT", "Place", "owner", {
    summary: "Change the whole list; hotels of a place that is no longer there have none",
    body: placesForm,
    data: z.object({ version: z.string() }),
    logs: "changed",
    notedBy: "use case",
  }),
} as const;
