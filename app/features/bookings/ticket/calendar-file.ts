import type { CalendarDate } from "#contract/rules/stay.ts";

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
  const day = (date: CalendarDate) => date.replaceAll("-", "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Stay//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${asText(stay.reference)}@stay`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${day(stay.arrival)}`,
    `DTEND;VALUE=DATE:${day(stay.departure)}`,
    `SUMMARY:${asText(stay.title)}`,
    `LOCATION:${asText(stay.place)}`,
    `DESCRIPTION:${asText(stay.description)}`,
    `URL:${stay.url}`,
    `STATUS:${stay.isConfirmed ? "CONFIRMED" : "TENTATIVE"}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Escapes a text (RFC 5545, 3.3.11), so that it cannot begin another field; control characters become spaces. */
function asText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, "\n")
      // eslint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f\u0085\u2028\u2029]/g, " ")
      .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
      .replaceAll("\n", String.raw`\n`)
  );
}

const mostBytes = 75;
const bytes = new TextEncoder();

/** Folds a line to at most 75 bytes (RFC 5545, 3.1) without splitting a character. */
function folded(line: string): string {
  let text = "";
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > mostBytes) {
      text += "\r\n ";
      length = 1;
    }
    text += character;
    length += size;
  }
  return text;
}
