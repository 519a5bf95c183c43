import { countOf } from "#contract/rules/text.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time since a moment in ISO 8601, in words: `just now`, `5 minutes ago`, `3 days ago`. */
export function ago(moment: string, now: Date): string {
  const passed = now.getTime() - Date.parse(moment);
  if (passed < 2 * minute) return "just now";
  if (passed < 2 * hour) return `${Math.floor(passed / minute)} minutes ago`;
  if (passed < 2 * day) return `${Math.floor(passed / hour)} hours ago`;
  return `${countOf(Math.floor(passed / day), "day")} ago`;
}

/** Whole hours since a moment in ISO 8601. */
export function hoursSince(moment: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(moment)) / hour);
}
