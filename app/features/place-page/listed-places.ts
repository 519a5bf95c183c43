import type { Client } from "#contract/client.ts";
import { type PlacePage, seasonNames } from "#contract/place-words.ts";
import { placeSlug } from "#contract/rules/place-slug.ts";
import { namesOf } from "#contract/rules/place-names.ts";
import { orErrorPage } from "#app/reply.ts";

/** Whether the place has any text. */
export function hasWords(place: PlacePage): boolean {
  const { about, gettingThere, openNow } = place;
  return [about, gettingThere, openNow, ...seasonNames.map((name) => place[name])].some(Boolean);
}

/** Slugs of the places with texts, hotels or tours, for the sitemap. */
export async function listedPlaces(api: Client): Promise<string[]> {
  const [all, houses, tours] = await Promise.all([
    api.places.list(),
    api.hotels.facets(),
    api.packages.facets(),
  ]);
  const named = new Set(
    [...orErrorPage(houses).data.places, ...orErrorPage(tours).data.places].map(({ name }) => name),
  );
  const slugs = orErrorPage(all).data.places.map(async (place) => {
    const slug = placeSlug(place);
    const isNamed = namesOf(place).some((name) => named.has(name));
    return isNamed || hasWords(orErrorPage(await api.places.page({ query: { slug } })).data) ? [slug] : [];
  });
  return (await Promise.all(slugs)).flat();
}
