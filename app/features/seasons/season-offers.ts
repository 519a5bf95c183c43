import type { ContentValue } from "#contract/content/all-blocks.ts";
import type { HotelFacets } from "#contract/hotels.ts";
import type { Package } from "#contract/packages.ts";

export type Season = ContentValue<"seasons">["seasons"][number];

/** What a season has: the places that are open and shut then, and the lowest price of a night and of a journey. */
export type SeasonOffer = {
  open: string[];
  closed: string[];
  /** Whole rupees a night; null when no house is open. */
  rate: number | null;
  /** Whole rupees for a person. */
  journey: number | null;
};

type Tour = Pick<Package, "location" | "startingRate">;

/** What a season offers: a journey is open when none of the places it goes to is shut. */
export function seasonOffer(
  { closed }: Pick<Season, "closed">,
  places: HotelFacets["places"],
  tours: readonly Tour[],
): SeasonOffer {
  const open = places.filter(({ name }) => !closed.includes(name));
  const going = tours.filter(({ location }) => !closed.some((place) => location.includes(place)));
  return {
    open: open.map(({ name }) => name),
    closed: places.filter(({ name }) => closed.includes(name)).map(({ name }) => name),
    rate: lowest(open.flatMap(({ lowestRate }) => lowestRate ?? [])),
    journey: lowest(going.map(({ startingRate }) => startingRate)),
  };
}

/** Which of the seasons, from 0, a calendar date is in; the first where none has its month. */
export function seasonAt(seasons: readonly Pick<Season, "from" | "to">[], date: string): number {
  const month = Number(date.slice(5, 7));
  const found = seasons.findIndex(({ from, to }) => from !== null && isWithin(month, from, to ?? from));
  return Math.max(0, found);
}

/** A season may go over the end of the year. */
function isWithin(month: number, from: number, to: number): boolean {
  return from <= to ? from <= month && month <= to : month >= from || month <= to;
}

function lowest(amounts: readonly number[]): number | null {
  return amounts.length > 0 ? Math.min(...amounts) : null;
}
