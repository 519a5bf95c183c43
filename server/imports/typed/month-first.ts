import { inNumbers, plainDate } from "./typed-date.ts";

const mostMonths = 12;
/** Where months come first, three of five dates have a day after the 12th: fewer than so many are slips of the pen. */
const leastShare = 1 / 4;

/**
 * Whether the dates of a file have the month before the day, as American spreadsheets write them: some of them would be
 * no dates otherwise, and none has to be read the other way round.
 */
export function isMonthFirst(dates: readonly string[]): boolean {
  const pairs = dates.flatMap((text) => {
    const [, first, second] = inNumbers.exec(plainDate(text)) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  const late = pairs.filter(([, second]) => second > mostMonths).length;
  return late > 0 && late >= pairs.length * leastShare && pairs.every(([first]) => first <= mostMonths);
}

/** `11/26/27` as `26/11/27`; other texts unchanged. */
export function withDayFirst(text: string): string {
  const [, month, day, year] = inNumbers.exec(plainDate(text)) ?? [];
  return year === undefined ? text : `${day}/${month}/${year}`;
}

/** So many dates fall on the first twelve days of their months by chance once in a hundred files. */
const fewDates = 5;

/**
 * Whether the spreadsheet seems to have exchanged day and month: an American one takes `05/11/2027` for 11 May, and
 * leaves `26/11/2027` as a text. Its dates then have no day after the 12th, and its texts no other.
 */
export function isExchanged(dates: readonly string[]): boolean {
  const days = dates.flatMap((text) => /^\d{4}-\d\d-(\d\d)$/.exec(text)?.[1] ?? []);
  const texts = dates.flatMap((text) => inNumbers.exec(plainDate(text))?.[1] ?? []);
  return (
    texts.length > 0 &&
    days.length >= fewDates &&
    days.every((day) => Number(day) <= mostMonths) &&
    texts.every((day) => Number(day) > mostMonths)
  );
}
