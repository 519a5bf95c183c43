import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { flag } from "./core/fields.ts";

export const startMessages = { noted: "Noted" } as const;

/** This company's steps: without the demo's where there was no demo, or it is gone for good. */
export function stepsOf({ done, demoUntil }: Pick<Start, "done" | "demoUntil">): StartStep[] {
  return startSteps.filter((step) => step !== "demo" || !done.demo || demoUntil !== null);
}

/** What a company sets up before its first guests, in this order. */
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
  /** After the demo was removed: until when it can come back. */
  demoUntil: z.string().nullable(),
  /** Which steps are done, judged by what exists; `texts` once somebody says that they were checked. */
  done: z.record(z.enum(startSteps), z.boolean()),
  /** False while the company has not chosen its terms, so that guests are told to ask what cancelling costs. */
  hasTerms: z.boolean(),
  /** The company's own house that is most complete; null before the first. */
  house: houseSchema.nullable(),
});

export type Start = z.output<typeof startSchema>;

const optionalFlag = (name: string) => flag(`${name} is true or false`).optional();

export const startEndpoints = {
  read: readEndpoint("Start", "owner", {
    summary: "What a company still has to enter before its first guests",
    data: startSchema,
  }),
  note: writeEndpoint("PUT", "Start", "owner", {
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
