import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { flag } from "./core/fields.ts";

export const startMessages = { noted: "Noted" } as const;

/** The steps of this company: none of the demo where there never was one, or it is gone for good. */
export function stepsOf({ done, demoUntil }: Pick<Start, "done" | "demoUntil">): StartStep[] {
  return startSteps.filter((step) => step !== "demo" || !done.demo || demoUntil !== null);
}

/** What a company does before its first guests, in this order. */
export const startSteps = [
  "demo",
  "company",
  "brand",
  "payment",
  "hours",
  "places",
  "house",
  "texts",
] as const;
export type StartStep = (typeof startSteps)[number];

const houseSchema = z.object({ id: z.int(), name: z.string(), rooms: z.int(), pictures: z.int() });

export const startSchema = z.object({
  /** True while a step is open and the guide was not put away. */
  isNeeded: z.boolean(),
  isDismissed: z.boolean(),
  /** Where the demo was taken away: until when it can come back. */
  demoUntil: z.string().nullable(),
  /** Which steps are done, by what is there; `texts` once somebody says that they were looked over. */
  done: z.record(z.enum(startSteps), z.boolean()),
  /** False while guests are told to ask what cancelling costs: the company has not chosen its terms. */
  hasTerms: z.boolean(),
  /** The company's own house that is furthest along; null before the first. */
  house: houseSchema.nullable(),
});

export type Start = z.output<typeof startSchema>;

const optionalFlag = (name: string) => flag(`${name} is true or false`).optional();

export const startEndpoints = {
  read: readEndpoint("Start", "owner", {
    summary: "What a company still has to enter before its first guests",
    data: startSchema,
  }),
  note: endpoint({
    method: "PUT",
    path: "Start",
    access: "owner",
    summary: "Put the guide away or take it up again, and say that the texts were looked over",
    body: z.object({
      isDismissed: optionalFlag("isDismissed"),
      areTextsLookedOver: optionalFlag("areTextsLookedOver"),
    }),
    data: startSchema,
    logs: false,
    because: "It is a list of what to do, and changes nothing that anybody else sees",
  }),
} as const;
