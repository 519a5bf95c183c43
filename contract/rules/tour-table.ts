import { formatRupees } from "./money.ts";

/** What an adult of a party pays, in whole rupees, and in which row of the table that stands. */
export type Cell = { row: number; people: number; rate: number };

/** Rows where a larger party would pay less in total than a smaller one; `cells` are sorted by people. */
export function cheaperLargerParties(cells: readonly Cell[]): { row: number; message: string }[] {
  return cells.flatMap(({ row, people, rate }, index) => {
    const before = cells[index - 1];
    if (!before || people * rate >= (people - 1) * before.rate) return [];
    const [few, many] = [formatRupees((people - 1) * before.rate), formatRupees(people * rate)];
    const message = `${people} people would pay ${many}, ${people - 1} pay ${few}: more people cannot pay less together`;
    return [{ row, message }];
  });
}

/** The most that a single room may cost more, so that one person does not pay more than two. */
export function highestSingleSupplement(cells: readonly Cell[]): number {
  const [first] = cells;
  const two = cells.findLast(({ people }) => people <= 2) ?? first;
  return first && two ? 2 * two.rate - first.rate : Infinity;
}
