import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { optionalProse, shortText } from "./core/fields.ts";
import { placeSchema } from "./place.ts";

export const placePageMessages = { saved: "The page of the place was saved" } as const;

/** The four seasons of the valley, as pages name them. */
export const seasonNames = ["spring", "summer", "autumn", "winter"] as const;

/** The texts of a place's page; empty ones are not shown. */
const texts = {
  about: z.string(),
  gettingThere: z.string(),
  spring: z.string(),
  summer: z.string(),
  autumn: z.string(),
  winter: z.string(),
  /** What is open at present, and what is closed. */
  openNow: z.string(),
};

export const placePageSchema = placeSchema.extend({ slug: z.string(), ...texts, version: z.string() });
export type PlacePage = z.output<typeof placePageSchema>;

export const placePageForm = z.object({
  about: optionalProse(),
  gettingThere: optionalProse(),
  spring: optionalProse(),
  summer: optionalProse(),
  autumn: optionalProse(),
  winter: optionalProse(),
  openNow: optionalProse(),
  /** The version of the texts that were read; the change is refused when they have changed since. */
  version: shortText(64, "version is the text that was read with the page").optional(),
});
export type PlacePageForm = z.output<typeof placePageForm>;

export const placePageCalls = {
  page: readEndpoint("Place/page", "anyone", {
    summary: "One place with what its page says, by the last part of the page's address",
    query: z.object({ slug: shortText(100, "slug is the last part of the page's address") }),
    data: placePageSchema,
    fails: ["not_found"],
  }),
  savePage: writeEndpoint("PUT", "Place/{id}", "staff", {
    summary: "Change what the page of a place says",
    body: placePageForm,
    data: placePageSchema,
    logs: "changed",
    notedBy: "use case",
    fails: ["not_found"],
  }),
} as const;
