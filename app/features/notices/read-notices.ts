import type { Client } from "#contract/client.ts";
import type { Notice } from "#contract/notices.ts";
import { namesOf } from "#contract/rules/place-names.ts";
import { orErrorPage } from "#app/reply.ts";

/** Lines shown at one place, at most. */
const most = 5;

/** What holds today at a place, the newest first; none where it has no place. */
export async function noticesOf(api: Client, placeId: number | null | undefined): Promise<Notice[]> {
  if (placeId == null) return [];
  return orErrorPage(await api.notices.list({ query: { placeId, limit: most } })).data;
}

/** What holds today at the places that a text names by any of their names, as the way of a cab or the days of a package do. */
export async function noticesOn(api: Client, way: string): Promise<Notice[]> {
  const [all, listed] = await Promise.all([api.notices.list({ query: { limit: 100 } }), api.places.list()]);
  const words = way.toLowerCase();
  const named = orErrorPage(listed).data.places.filter((place) =>
    namesOf(place).some((name) => words.includes(name.toLowerCase())),
  );
  const ids = new Set(named.map(({ id }) => id));
  return orErrorPage(all)
    .data.filter(({ placeId }) => placeId !== null && ids.has(placeId))
    .slice(0, most);
}

/** What holds today for the whole site. */
export async function siteNotices(api: Client): Promise<Notice[]> {
  const notices = orErrorPage(await api.notices.list({ query: { limit: 100 } })).data;
  return notices.filter(({ placeId }) => placeId === null).slice(0, 2);
}
