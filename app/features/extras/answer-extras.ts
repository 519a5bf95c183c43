import type { Client } from "#contract/client.ts";
import type { ExtraShown } from "#contract/extras.ts";
import { addDays, isCalendarDate } from "#contract/rules/stay.ts";
import { findHouses, type FoundHouses } from "#app/features/find-house/find-houses.ts";
import { readHouseChoices } from "#app/features/hotels/house-choices.ts";
import { answerShortList } from "#app/features/short-lists/answer-short-list.ts";
import { readAll } from "#app/read-all.ts";
import { extraInWords } from "./extra-words.ts";

/** The extras, the houses, and the extra that is in the form. */
export async function readExtras(api: Client, address: URLSearchParams) {
  const extras = await readAll((page) => api.extras.list({ query: { limit: 100, page } }));
  const opened = extras.find(({ id }) => String(id) === address.get("extra"));
  const hotels = await findHouses(api, address, opened?.hotelId ?? undefined);
  const rows = await withHouses(api, extras, hotels);
  return { extras: rows, hotels, opened, idempotencyKey: crypto.randomUUID() };
}

/** Each extra with the name of its house; empty for one of all houses. */
async function withHouses(api: Client, extras: readonly ExtraShown[], { houses, find }: FoundHouses) {
  const isOfHouses = extras.some(({ hotelId }) => hotelId !== null);
  const all = find === undefined || !isOfHouses ? houses : await readHouseChoices(api);
  const names = new Map(all.map(({ value, label }) => [value, label]));
  return extras.map((extra) => ({
    ...extra,
    house: extra.hotelId === null ? "" : (names.get(extra.hotelId) ?? ""),
  }));
}

export type ExtrasPage = Awaited<ReturnType<typeof readExtras>>;

/** Handles the forms of the page. On success it redirects to it; a refused form is shown again. */
export function answerExtras({ extras }: Client, request: Request) {
  return answerShortList(request, {
    ...extras,
    page: "/control/extras",
    opens: "extra",
    kind: "extras",
    inWords: (now) => `${now.name}, ${extraInWords(now)}`,
    bodyOf: ({ last = "", price = "", ...fields }) => ({
      ...fields,
      price: price.replace(/[₹,\s]/g, ""),
      to: isCalendarDate(last) ? addDays(last, 1) : last,
    }),
    typedIn: { to: "last" },
  });
}
