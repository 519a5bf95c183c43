import { addDays, isCalendarDate } from "#contract/rules/stay.ts";
import type { TariffTexts } from "./tariff-texts.ts";

/** What the call takes: dates as half-open spans. */
export function bodyOfTariff({ seasons, last, ...typed }: TariffTexts) {
  return {
    ...typed,
    to: dayAfter(last),
    seasons: seasons.map(({ last: until, yearly, ...season }) => ({
      ...season,
      to: dayAfter(until),
      isYearly: yearly === "true",
    })),
  };
}

/** The call's faults at the form's fields, which have the last day. */
export function errorsOfTariff(errors: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(errors).map(([place, text]) => [
      place.replace(/^(tariff\.(?:seasons\.\d+\.)?)to$/, "$1last"),
      text,
    ]),
  );
}

function dayAfter(last: string): string {
  return isCalendarDate(last) ? addDays(last, 1) : last;
}
