import { z } from "zod";
import { readEndpoint } from "./core/read-endpoints.ts";
import { flag } from "./core/fields.ts";

/** Worst first. */
export const healthStates = ["bad", "look", "good"] as const;

export type HealthState = (typeof healthStates)[number];

export const healthCheckSchema = z.object({
  /** `mail`, `backups` …: one word that never changes. */
  name: z.string(),
  title: z.string(),
  state: z.enum(healthStates),
  /** Its state, in a sentence. */
  says: z.string(),
  /** What to do; empty when nothing is. */
  advice: z.string(),
});

/** One part of the site, and whether it is well. */
export type HealthCheck = z.output<typeof healthCheckSchema>;

export const healthEndpoints = {
  read: readEndpoint("Health", "owner", {
    summary:
      "Whether mail, backups, space, pictures and the rest are well, in words, the worst first; with mayBeKept as it was up to ten minutes ago",
    query: z.object({ mayBeKept: flag("mayBeKept is true or false").default(false) }),
    data: z.array(healthCheckSchema),
  }),
} as const;
