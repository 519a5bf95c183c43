import type { OpeningTimes } from "../company.ts";

/** Days in a row with the same times; `days` in words: `Monday to Saturday`. */
export type OpeningHours = { days: string; dayNames: string[]; opens: string; closes: string };

export const weekDays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** The names of a day's two fields in the opening times. */
export function hourFields(day: (typeof weekDays)[number]) {
  const name = day.toLowerCase() as Lowercase<typeof day>;
  return { opens: `${name}Opens`, closes: `${name}Closes` } as const;
}

/** The week in lines: consecutive days with the same times share a line; closed days are left out. */
export function openingHours(times: OpeningTimes): OpeningHours[] {
  const groups: OpeningHours[] = [];
  let previous: OpeningHours | undefined;
  for (const day of weekDays) {
    const fields = hourFields(day);
    const [opens, closes] = [times[fields.opens], times[fields.closes]];
    if (opens === "") {
      previous = undefined;
    } else if (previous && previous.opens === opens && previous.closes === closes) {
      previous.dayNames.push(day);
      previous.days = `${previous.dayNames[0]} to ${day}`;
    } else {
      previous = { days: day, dayNames: [day], opens, closes };
      groups.push(previous);
    }
  }
  return groups;
}
