import type { Client } from "#contract/client.ts";
import type { PlacePage } from "#contract/place-words.ts";
import { namesOf } from "#contract/rules/place-names.ts";
import { orErrorPage, dataUnlessRefused } from "#app/reply.ts";
import { noticesOf } from "../notices/read-notices.ts";
import { hasWords } from "./listed-places.ts";

/** Hotels and tours shown at most on the page of a place. */
const maxShown = 6;

/** Reads a place with its texts, today's road notes, hotels and tours. */
export async function readPlace(api: Client, slug: string) {
  const place = orErrorPage(await api.places.page({ query: { slug } })).data;
  const [hotels, tours, pictures, notices] = await Promise.all([
    api.hotels.list({ query: { place: place.name, limit: maxShown } }),
    readTours(api, place),
    api.uploads.list({ query: { module: "gallery", search: firstWord(place), limit: 1 } }),
    noticesOf(api, place.id),
  ]);
  const houses = orErrorPage(hotels).data;
  const picture = orErrorPage(pictures).data[0] ?? houses.flatMap(({ images }) => images)[0];
  const isEmpty = houses.length === 0 && tours.length === 0 && !hasWords(place);
  return { place, hotels: houses, tours, picture: picture ?? null, notices, isEmpty };
}

/** Tours to the place, by the first of its names that has any. */
async function readTours(api: Client, place: PlacePage) {
  for (const name of namesOf(place)) {
    const reply = await api.packages.list({ query: { place: name, limit: maxShown } });
    // The API refuses a name that is too long for a package's place.
    const tours = dataUnlessRefused(reply);
    if (tours?.length) return tours;
  }
  return [];
}

function firstWord({ name }: PlacePage): string {
  return name.split(/\s+/)[0] ?? name;
}
