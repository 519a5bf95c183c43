import type { Client } from "#contract/client.ts";
import { answerShortList } from "#app/features/short-lists/answer-short-list.ts";
import { readAll } from "#app/read-all.ts";
import { journeyName, pricesInWords } from "./cab-rate-words.ts";

/** The cab rates, and the one opened in the form. */
export async function readCabRates(api: Client, address: URLSearchParams) {
  const rates = await readAll((page) => api.cabRates.list({ query: { limit: 100, page } }));
  const opened = rates.find(({ id }) => String(id) === address.get("rate"));
  return { rates, opened, idempotencyKey: crypto.randomUUID() };
}

export type CabRatesPage = Awaited<ReturnType<typeof readCabRates>>;

/** Handles the forms of the page. On success it redirects to it; a refused form is shown again. */
export function answerCabRates({ cabRates }: Client, request: Request) {
  return answerShortList(request, {
    ...cabRates,
    page: "/control/cab-rates",
    opens: "rate",
    kind: "cabRates",
    inWords: (now) => [`${journeyName(now)}, ${pricesInWords(now)}`, now.note].filter(Boolean).join(", "),
  });
}
