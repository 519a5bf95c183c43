import { longDate } from "#contract/rules/dates.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";

/**
 * A guest's message with the start and the number of people that were asked for beside it; what is no date and no number
 * from 1 to 99 is left out. An empty message stays empty, so that it is asked for.
 */
export function withWish(
  message: string,
  { startDate, people }: { startDate: string; people: string },
): string {
  const count = /^\d{1,2}$/.test(people.trim()) ? Number(people) : 0;
  const wishes = [
    isCalendarDate(startDate) ? `Start: ${longDate(startDate)}` : "",
    count > 0 ? countOf(count, "person", "people") : "",
  ].filter(Boolean);
  return message.trim() === "" || wishes.length === 0 ? message : `${wishes.join(", ")}\n\n${message}`;
}
