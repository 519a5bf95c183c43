/** The lowest price of the free nights; undefined when all cost the same, because then none is cheap. */
export function cheapestRent(nights: readonly ({ rent: number | null } | undefined)[]): number | undefined {
  const rents = nights.flatMap((night) => night?.rent ?? []);
  const lowest = Math.min(...rents);
  return rents.length > 0 && Math.max(...rents) > lowest ? lowest : undefined;
}

/** A short price for a calendar day: `4,500`, from a lakh on `1.2L`. */
export function rentInDay(rent: number): string {
  return rent < 100_000 ? rent.toLocaleString("en-IN") : `${Math.round(rent / 10_000) / 10}L`;
}
