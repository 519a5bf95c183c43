import type { HealthState } from "#contract/health.ts";
import type { Services } from "../services.ts";

/** The state of a part, in a sentence, and what to do. */
export type Finding = { state: HealthState; says: string; advice: string };

/** One part of the site. When `look` throws, the part is reported as one that could not be checked. */
export type HealthLook = {
  name: string;
  title: string;
  look: (services: Services) => Promise<Finding> | Finding;
};

export function good(says: string): Finding {
  return { state: "good", says, advice: "" };
}

export function lookAt(says: string, advice: string): Finding {
  return { state: "look", says, advice };
}

export function bad(says: string, advice: string): Finding {
  return { state: "bad", says, advice };
}
