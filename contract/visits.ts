import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { wholeNumber } from "./core/fields.ts";

/** Counts of visits are deleted after so many weeks. */
export const mostWeeks = 53;

/**
 * `visit`: a page was opened; `nothing`: a search found nothing; `begun`: somebody typed into a form; `sent`: a form
 * was sent.
 */
export const visitKinds = ["visit", "nothing", "begun", "sent"] as const;
export type VisitKind = (typeof visitKinds)[number];

/** The public forms that are counted, by the call that each sends. */
export const countedForms = ["bookings", "packageBookings", "cabBookings", "queries", "reviews"] as const;
export type CountedForm = (typeof countedForms)[number];

export const visitCountSchema = z.object({
  /** The Monday that the week began with, in Kashmir. */
  week: z.string(),
  kind: z.enum(visitKinds),
  /** The pattern of a page's address, `/hotel/:id`, or the name of a form. */
  page: z.string(),
  /** The place that was searched for, if it is one of the company's. */
  about: z.string(),
  total: z.int(),
});

export type VisitCount = z.output<typeof visitCountSchema>;

export const visitEndpoints = {
  list: readEndpoint("Visits", "staff", {
    summary: "How often pages were opened, searches found nothing, and forms were begun and sent, by week",
    query: z.object({
      weeks: wholeNumber(`weeks is a number from 1 to ${mostWeeks}`, 1, mostWeeks).default(12),
    }),
    data: z.array(visitCountSchema),
  }),
  begun: writeEndpoint("POST", "Visits/Begun", "anyone", {
    summary: "Counts that somebody began to fill in a form; says nothing of who",
    body: z.object({ form: z.enum(countedForms, "form is one of the public forms") }),
    data: z.null(),
  }),
} as const;
