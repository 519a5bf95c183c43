import type { ContentValue } from "#contract/content/all-blocks.ts";
import type { HotelFacets } from "#contract/hotels.ts";
import type { Package } from "#contract/packages.ts";

export type Season = ContentValue<"seasons">["seasons"][number];

/** What a season has: the places that are open and shut then, and the lowest price of a night and of a journey. */
export type SeasonOffer = {
  open: string[];
  closed: string[];
  /** Whole rupees, of the cheapest night of its next time; null when no house is open. */
  rate: number | null;
  /** Whole rupees, of the cheapest journey for a person that begins in its next time. */
  journey: number | null;
};

type Tour = Pick<Package, "location" | "startingRate" | "startRates">;

/**
 * What a season offers: a journey is open when none of the places it goes to is shut. `index`: which of the spans of
 * nights is the season's, of which places and tours tell their prices; without one the lowest of the year counts.
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
