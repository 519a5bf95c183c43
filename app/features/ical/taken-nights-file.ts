import type { Stretch } from "#contract/portal-calendars.ts";
import { dayOf, foldedLines } from "./ical-lines.ts";

/**
 * The nights on which a room type is taken as an iCalendar file for a portal, without a word of who holds them. It is the
 * same as long as they are. `host` ends the names of its entries, by which this site knows them again.
 */
export function takenNightsFile(roomId: number, stretches: readonly Stretch[], host: string): string {
  const events = stretches.flatMap(({ firstNight, freeFrom }) => [
    "BEGIN:VEVENT",
    `UID:${roomId}-${firstNight}@${host}`,
    `DTSTAMP:${dayOf(firstNight)}T000000Z`,
    `DTSTART;VALUE=DATE:${dayOf(firstNight)}`,
    `DTEND;VALUE=DATE:${dayOf(freeFrom)}`,
    "SUMMARY:Not available",
    "END:VEVENT",
  ]);
  return foldedLines(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Rooms//EN", ...events, "END:VCALENDAR"]);
}
