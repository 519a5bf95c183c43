import type { HotelFacets } from "#contract/hotels.ts";
import type { Package } from "#contract/packages.ts";
import { type Season, seasons } from "#app/content/seasons.ts";

/** What a season has: the places that are open and shut then, and the lowest price of a night and of a journey. */
export type SeasonOffer = Pick<Season, "id"> & {
  open: string[];
  closed: string[];
  /** Whole rupees a night; null when no house is open. */
  rate: number | null;
  /** Whole rupees for a person. */
  journey: number | null;
};

type Tour = Pick<Package, "location" | "startingRate">;

/** The offers of the year: a journey is open when none of the places it goes to is shut. */
export function seasonOffers(places: HotelFacets["places"], tours: readonly Tour[]): SeasonOffer[] {
  return seasons.map(({ id, closed }) => {
    const open = places.filter(({ name }) => !closed.includes(name));
    const going = tours.filter(({ location }) => !closed.some((place) => location.includes(place)));
    return {
      id,
      open: open.map(({ name }) => name),
      closed: places.filter(({ name }) => closed.includes(name)).map(({ name }) => name),
      rate: lowest(open.flatMap(({ lowestRate }) => lowestRate ?? [])),
      journey: lowest(going.map(({ startingRate }) => startingRate)),
    };
  });
}

/** The season of a calendar date. */
export function seasonOf(date: string): Season["id"] {
  const month = Number(date.slice(5, 7));
  return seasons.find(({ within }) => within.includes(month))?.id ?? "summer";
}

function lowest(amounts: readonly number[]): number | null {
  return amounts.length > 0 ? Math.min(...amounts) : null;
}
