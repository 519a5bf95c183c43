import { addDays, isCalendarDate } from "#contract/rules/stay.ts";
import type { TariffTexts } from "./tariff-texts.ts";

/** The API's body: date ranges become half-open. */
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

/** Renames the API's errors of `to` to the form's field `last`. */
export function errorsOfTariff(errors: Readonly<Record<string, string>>) {
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
