import type { CalendarDate } from "#contract/rules/stay.ts";
import { asText, dayOf, foldedLines } from "#app/features/ical/ical-lines.ts";

type Stay = {
  reference: string;
  title: string;
  place: string;
  /** Several lines. */
  description: string;
  arrival: CalendarDate;
  departure: CalendarDate;
  isConfirmed: boolean;
  /** The address of the guest's own page. */
  url: string;
};

/** A stay as an iCalendar file (RFC 5545): whole days, from arrival up to the morning of departure. */
export function calendarFile(stay: Stay, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Stay//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${asText(stay.reference)}@stay`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${dayOf(stay.arrival)}`,
    `DTEND;VALUE=DATE:${dayOf(stay.departure)}`,
    `SUMMARY:${asText(stay.title)}`,
    `LOCATION:${asText(stay.place)}`,
    `DESCRIPTION:${asText(stay.description)}`,
    `URL:${stay.url}`,
    `STATUS:${stay.isConfirmed ? "CONFIRMED" : "TENTATIVE"}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return foldedLines(lines);
}
