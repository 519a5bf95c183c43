import type { CabRate } from "#contract/cab-rates.ts";

/** The rates as options, labelled by journey. */
export function rateOptions(rates: readonly CabRate[]): { value: number; label: string }[] {
  return rates.map(({ id, per, from, to }) => ({
    value: id,
    label: per === "day" ? "By the day, with driver" : `${from} to ${to}`,
  }));
}
