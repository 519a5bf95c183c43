import { shortText } from "./core/fields.ts";
import { longestPeriod } from "./rules/rates.ts";
import { type CalendarDate, isCalendarDate, nightsBetween } from "./rules/stay.ts";

/** The nights `[from, to)`. */
export type NightSpan = { from: CalendarDate; to: CalendarDate };

const mostSpans = 6;
const longestText = 200;

/** Spans of nights in a query: the two dates of each with a slash between, as in ISO 8601; the second is exclusive. */
export function nightSpans(name: string) {
  const message = `${name} are at most ${mostSpans} spans like 2030-12-01/2031-03-01 between commas, each of at most ${longestPeriod} nights`;
  return shortText(longestText, message)
    .refine((text) => spansIn(text) !== null, message)
    .default("");
}

/** The text of spans, for a query. */
export function spansText(spans: readonly NightSpan[]): string {
  return spans.map(({ from, to }) => `${from}/${to}`).join(",");
}

/** Parses the text of spans; null when it is not valid. */
export function spansIn(text: string): NightSpan[] | null {
  if (text === "") return [];
  const spans = text.split(",").map((span): NightSpan => {
    const [from = "", to = "", more] = span.split("/");
    return { from, to: more === undefined ? to : "" };
  });
  return spans.length <= mostSpans && spans.every(isSpan) ? spans : null;
}

function isSpan({ from, to }: NightSpan): boolean {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return false;
  const nights = nightsBetween(from, to);
  return nights >= 1 && nights <= longestPeriod;
}
