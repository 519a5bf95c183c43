import type { HotelFacets } from "#contract/hotels.ts";
import { spansText } from "#contract/night-spans.ts";
import type { Package } from "#contract/packages.ts";
import type { SiteContent } from "#app/features/content/read-content.server.ts";
import { nightsOfSeason, seasonAt } from "./season-nights.ts";
import { seasonOffer } from "./season-offers.ts";

/** Places and tours with the prices for `nightsOfSeasons`; `null` when they could not be read. */
type Offered = { places: HotelFacets["places"] | null; tours: readonly Package[] | null };

/** The nights of each season's next occurrence, as a query parameter for their prices. */
export function nightsOfSeasons(content: SiteContent, today: string): string {
  return spansText(spansOf(content, today));
}

/** The seasons as the home page shows them. */
export function readSeasons(content: SiteContent, today: string, { places, tours }: Offered) {
  const { heading, seasons } = content.get("seasons");
  const shown = content.drawn(seasons);
  const spans = spansOf(content, today);
  return {
    heading,
    current: seasonAt(shown, today),
    seasons: shown.map((season) => {
      const { title, months, text, picture } = season;
      const nights = nightsOfSeason(season, today);
      const index = nights && spans.findIndex(({ from, to }) => from === nights.from && to === nights.to);
      const offer = places && tours ? seasonOffer(season, places, tours, index) : undefined;
      return { title, months, text, picture, offer };
    }),
  };
}

function spansOf(content: SiteContent, today: string) {
  return content.get("seasons").seasons.flatMap((season) => nightsOfSeason(season, today) ?? []);
}
