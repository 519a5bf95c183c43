import type { ContentValue } from "#contract/content/all-blocks.ts";
import type { HotelFacets } from "#contract/hotels.ts";
import type { Package } from "#contract/packages.ts";

export type Season = ContentValue<"seasons">["seasons"][number];

/** What a season offers: open and closed places, and the lowest prices of a night and of a journey. */
export type SeasonOffer = {
  open: string[];
  closed: string[];
  /** Whole rupees, of the cheapest night of its next occurrence; null when no hotel is open. */
  rate: number | null;
  /** Whole rupees per person, of the cheapest journey that begins in its next occurrence. */
  journey: number | null;
};

type Tour = Pick<Package, "location" | "startingRate" | "startRates">;

/**
 * What a season offers: a journey is open when none of its places is closed. `index`: the index of the season's nights in
 * the prices of places and tours; without it the lowest price of the year is used.
 */
export function seasonOffer(
  { closed }: Pick<Season, "closed">,
  places: HotelFacets["places"],
  tours: readonly Tour[],
  index?: number,
): SeasonOffer {
  const open = places.filter(({ name }) => !closed.includes(name));
  const going = tours.filter(({ location }) => !closed.some((place) => location.includes(place)));
  return {
    open: open.map(({ name }) => name),
    closed: places.filter(({ name }) => closed.includes(name)).map(({ name }) => name),
    rate: lowest(
      open.flatMap(
        ({ lowestRate, nightRates }) => (index === undefined ? lowestRate : nightRates?.[index]) ?? [],
      ),
    ),
    journey: lowest(
      going.flatMap(
        ({ startingRate, startRates }) => (index === undefined ? startingRate : startRates?.[index]) ?? [],
      ),
    ),
  };
}

function lowest(amounts: readonly number[]): number | null {
  return amounts.length > 0 ? Math.min(...amounts) : null;
}
