import { longDate, shortDate } from "#contract/rules/dates.ts";
import { weekdayOf } from "#contract/rules/weekday.ts";

type DayHeadProps = { day: string; isToday: boolean; isFirst: boolean };

/** The head of a day's column. */
export function DayHead({ day, isToday, isFirst }: DayHeadProps) {
  return (
    <th scope="col" data-today={isToday || undefined} data-rest={isRestDay(day) || undefined}>
      <span aria-hidden="true">
        <DayLabel day={day} isFirst={isFirst} />
      </span>
      <span className="sr-only">
        {longDate(day)}
        {isToday ? ", today" : ""}
      </span>
    </th>
  );
}

/** Weekday and day; the first column, and the first of a month, name the month instead of the weekday. */
export function DayLabel({ day, isFirst }: Pick<DayHeadProps, "day" | "isFirst">) {
  const namesMonth = isFirst || day.endsWith("-01");
  const above = namesMonth ? shortDate(day).replace(/^\d+ /, "") : longDate(day).slice(0, 2);
  return (
    <>
      <span className={`block text-xs ${namesMonth ? "font-bold" : "font-normal"}`}>{above}</span>
      {Number(day.slice(8))}
    </>
  );
}

export function isRestDay(day: string): boolean {
  return weekdayOf(day) > 5;
}
