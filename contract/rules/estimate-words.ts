import { formatRupees } from "./money.ts";
import { type Line, lineInWords, sumOfStay, type SumWish, type SumWords } from "./sum-of-stay.ts";

/** A price of a journey in whole rupees, as the API returns it. */
export type ShownEstimate = { lines: readonly Line[]; total: number; taxes?: string; isFrom?: boolean };

/** A journey's price in words; `expected` is the total as a plain number, which the form sends with it. */
export function estimateWords({ lines, total, taxes, isFrom }: ShownEstimate) {
  const amount = formatRupees(total);
  return {
    lines: lines.map(lineInWords).join("\n"),
    total: isFrom ? `from ${amount}` : amount,
    expected: String(total),
    taxes: taxes ? `${taxes}.` : "",
  };
}

/** The sum of a package for the dates and party in a booking form; without `price`, only its dates. */
export function sumOfTour(wish: SumWish, price: ShownEstimate | undefined): SumWords {
  const { stay } = sumOfStay({ ...wish, rooms: 1 }, []);
  if (!price || !wish.party) return { stay, count: "", total: "", expected: "" };
  const { lines, total, expected } = estimateWords(price);
  return { stay, count: lines, total, expected };
}
