import { z } from "zod";
import type { KeyedClash } from "./plan-holds.ts";

const stored = z.array(
  z.object({ key: z.string(), firstNight: z.string(), freeFrom: z.string(), isBooking: z.boolean() }),
);

/** What a calendar held at its last look that we could not. */
export function storedClashes(clashes: string): KeyedClash[] {
  return stored.parse(JSON.parse(clashes));
}
