import type { Client } from "#contract/client.ts";
import type { Notice } from "#contract/notices.ts";

/** Lines shown at one place, at most. */
const most = 5;

/** What holds today at a place, the newest first; none where it has no place, or they cannot be read. */
export async function noticesOf(api: Client, placeId: number | null | undefined): Promise<Notice[]> {
  if (placeId == null) return [];
  const reply = await api.notices.list({ query: { placeId, limit: most } });
  return reply.ok ? reply.data : [];
}

/** What holds today for the whole site. */
export async function siteNotices(api: Client): Promise<Notice[]> {
  const reply = await api.notices.list({ query: { limit: 100 } });
  return reply.ok ? reply.data.filter(({ placeId }) => placeId === null).slice(0, 2) : [];
}
