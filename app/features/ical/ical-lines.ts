import type { CalendarDate } from "#contract/rules/stay.ts";

/** A date as it is written in an iCalendar file (RFC 5545, 3.3.4). */
export function dayOf(date: CalendarDate): string {
  return date.replaceAll("-", "");
}

/** The lines of an iCalendar file, each folded to at most 75 bytes. */
export function foldedLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Escapes a text (RFC 5545, 3.3.11), so that it cannot begin another field; control characters become spaces. */
export function asText(text: string): string {
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
