import type { Client } from "#contract/client.ts";
import { mostWeeks } from "#contract/visits.ts";
import { toCsv } from "#app/features/lists/csv.ts";
import { orErrorPage } from "#app/reply.ts";

/** All visit counts as CSV. */
export async function writeVisits(api: Client): Promise<ReadableStream<Uint8Array>> {
  const counts = orErrorPage(await api.visits.list({ query: { weeks: mostWeeks } })).data;
  const rows = counts.map(({ week, kind, page, about, total }) => [week, kind, page, about, total]);
  const csv = toCsv(["Week from", "What", "Page or form", "Place", "How often"], rows);
  return new Blob([csv]).stream();
}
