import type { Client } from "#contract/client.ts";
import { addDays, isCalendarDate } from "#contract/rules/stay.ts";
import { readHouseChoices } from "#app/features/hotels/house-choices.ts";
import { answerShortList } from "#app/features/short-lists/answer-short-list.ts";
import { readAll } from "#app/read-all.ts";
import { extraInWords } from "./extra-words.ts";

/** The extras, the houses, and the extra that is in the form. */
export async function readExtras(api: Client, address: URLSearchParams) {
  const [extras, hotels] = await Promise.all([
    readAll((page) => api.extras.list({ query: { limit: 100, page } })),
    readHouseChoices(api),
  ]);
  const opened = extras.find(({ id }) => String(id) === address.get("extra"));
  return { extras, hotels, opened, idempotencyKey: crypto.randomUUID() };
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
