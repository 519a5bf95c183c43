import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { flag } from "./core/fields.ts";

export const demoMessages = { takenAway: "The demo is gone", broughtBack: "The demo is back" } as const;

/** Hours for which the demo can be brought back; afterwards it is deleted for good. */
export const demoKeptHours = 24;

/** The number of the demo's records, by table; rooms, payments and pictures of a house go with it. */
export const demoCountsSchema = z.object({
  hotels: z.int(),
  packages: z.int(),
  /** Prices of cabs. */
  cabRates: z.int(),
  pictures: z.int(),
  bookings: z.int(),
  packageBookings: z.int(),
  cabBookings: z.int(),
  queries: z.int(),
  reviews: z.int(),
});

/** How many of each kind; `pictures` are those of the gallery. */
export type DemoCounts = z.output<typeof demoCountsSchema>;

const stayingSchema = z.object({
  kind: z.enum(["hotels", "packages"]),
  id: z.int(),
  name: z.string(),
  /** Bookings by guests of the company, which remain. */
  bookings: z.int(),
  /** True when staff have changed it, or added to it. */
  isChanged: z.boolean(),
});

/** A house or a package of the demo that is not removed, and why. */
export type RemainingRecord = z.output<typeof stayingSchema>;

export const demoStateSchema = z.object({
  /** `there`: records or texts of the demo are shown; `away`: it was removed, and can come back until `until`. */
  state: z.enum(["none", "there", "away"]),
  until: z.string().nullable(),
  goes: demoCountsSchema,
  stays: z.array(stayingSchema),
  /** Requests of the demo's guests that staff have answered, paid or changed: removed only when asked for. */
  triedOut: demoCountsSchema,
  /** Pictures of the gallery that staff have given another title or place. */
  changedPictures: z.int(),
});

export type DemoState = z.output<typeof demoStateSchema>;

const takenAway = z.object({
  /** What was removed, or brought back. */
  counts: demoCountsSchema,
  /** Stays of the demo's guests that cannot come back, because their rooms were given away. */
  left: z.int(),
});

export const demoEndpoints = {
  read: readEndpoint("Demo", "owner", {
    summary: "What there is of the demo: what would be taken away, and what stays and why",
    data: demoStateSchema,
  }),
  takeAway: writeEndpoint("POST", "Demo/Away", "owner", {
    summary:
      "Take the demo away in one go: its records, pictures and words; it can be brought back for a day",
    body: z.object({ withTriedOut: flag("withTriedOut is true or false").default(false) }),
    data: takenAway,
    confirmed: true,
    logs: "deleted",
    notedBy: "use case",
    fails: ["conflict"],
  }),
  bringBack: writeEndpoint("POST", "Demo/Back", "owner", {
    summary: "Bring the demo back, within a day after it was taken away",
    data: takenAway,
    logs: "restored",
    notedBy: "use case",
    fails: ["conflict"],
  }),
} as const;
