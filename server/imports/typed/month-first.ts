/** `11/26/27`, with the first two numbers apart. */
const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?=$|[ ,T])/;

const mostMonths = 12;

/**
 * Whether the dates of a file have the month before the day, as American spreadsheets write them: one of them would be
 * no date otherwise, and none has to be read the other way round.
 */
export function isMonthFirst(dates: readonly string[]): boolean {
  const pairs = dates.flatMap((text) => {
    const [, first, , second] = numbers.exec(text) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  return pairs.some(([, second]) => second > mostMonths) && pairs.every(([first]) => first <= mostMonths);
}

/** `11/26/27` as `26/11/27`; other texts unchanged. */
export function withDayFirst(text: string): string {
  return text.replace(numbers, "$3$2$1$2$4");
}
