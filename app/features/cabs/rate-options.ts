import type { CabRate } from "#contract/cab-rates.ts";

/** Prices of the list by the journeys that they are for, to choose from. */
export function rateOptions(rates: readonly CabRate[]): { value: number; label: string }[] {
  return rates.map(({ id, per, from, to }) => ({
    value: id,
    label: per === "day" ? "By the day, with driver" : `${from} to ${to}`,
  }));
}
