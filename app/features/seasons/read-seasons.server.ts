import type { HotelFacets } from "#contract/hotels.ts";
import type { Package } from "#contract/packages.ts";
import type { SiteContent } from "#app/features/content/read-content.server.ts";
import { seasonAt, seasonOffer } from "./season-offers.ts";

/** `null` where they could not be read. */
type Offered = { places: HotelFacets["places"] | null; tours: readonly Package[] | null };

/** The seasons as the home page shows them. */
export function readSeasons(content: SiteContent, today: string, { places, tours }: Offered) {
  const { heading, seasons } = content.get("seasons");
  const shown = content.drawn(seasons);
  return {
    heading,
    current: seasonAt(shown, today),
    seasons: shown.map(({ title, months, text, picture, closed }) => ({
      title,
      months,
      text,
      picture,
      offer: places && tours ? seasonOffer({ closed }, places, tours) : undefined,
    })),
  };
}
