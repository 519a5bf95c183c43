import type { Client } from "#contract/client.ts";
import type { Notice } from "#contract/notices.ts";
import { namesOf } from "#contract/rules/place-names.ts";
import { orErrorPage } from "#app/reply.ts";

/** Notes shown at most for a place. */
const maxNotices = 5;

/** Today's notes for a place, newest first; empty without a place. */
export async function noticesOf(api: Client, placeId: number | null | undefined): Promise<Notice[]> {
  if (placeId == null) return [];
  return orErrorPage(await api.notices.list({ query: { placeId, limit: maxNotices } })).data;
}

/** Today's notes for all places named in a text, such as a cab's way or a package's plan; alternative names count. */
export async function noticesOn(api: Client, way: string): Promise<Notice[]> {
  const [all, listed] = await Promise.all([api.notices.list({ query: { limit: 100 } }), api.places.list()]);
  const words = way.toLowerCase();
  const named = orErrorPage(listed).data.places.filter((place) =>
    namesOf(place).some((name) => words.includes(name.toLowerCase())),
  );
  const ids = new Set(named.map(({ id }) => id));
  return orErrorPage(all)
    .data.filter(({ placeId }) => placeId !== null && ids.has(placeId))
    .slice(0, maxNotices);
}

/** Today's notes without a place, shown on the whole site. */
export async function siteNotices(api: Client): Promise<Notice[]> {
  const notices = orErrorPage(await api.notices.list({ query: { limit: 100 } })).data;
  return notices.filter(({ placeId }) => placeId === null).slice(0, 2);
}
