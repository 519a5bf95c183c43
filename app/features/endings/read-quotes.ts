import type { EndingQuote } from "#contract/endings.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Client } from "#contract/client.ts";
import { type Ending, endings } from "#contract/rules/owed.ts";
import { orErrorPage } from "#app/reply.ts";

/** The charge as of today for each possible way to end a stay. */
export type EndingQuotes = { ending: Ending; quote: EndingQuote }[];

export async function readQuotes(api: Client, { id, status }: Booking): Promise<EndingQuotes> {
  if (status === "Rejected" || status === "Completed") return [];
  const read = endings.map(async (ending) => {
    const reply = await api.endings.quote({ query: { id, ending } });
    // 409: the stay cannot end this way today.
    return !reply.ok && reply.status === 409 ? [] : [{ ending, quote: orErrorPage(reply).data }];
  });
  return (await Promise.all(read)).flat();
}
