import { useEffect, useState } from "react";
import type { Price } from "#contract/prices.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { isCalendarDate, nightsBetween } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import { wishesFor, wishesOf } from "#contract/rules/typed-wishes.ts";

/** The values of a staff form for a stay, by field name. */
export type StayWish = Record<string, string>;

type LatestAnswer = {
  query: string;
  price: Price | undefined;
  /** Why a later query has no price. */
  refused?: { query: string; words: string };
};

/**
 * Reads the price of a stay from the API while a form is filled in. `words`: `2 nights, ₹9,000`, with a warning where that
 * is shorter than guests may book, or why there is no price; empty until the reply, and for invalid dates. `offered`: the
 * choices of meals and extras; the former ones stay until the next reply, unless the room type was changed.
 */
export function useStayPrice(wish: StayWish): {
  words: string;
  /** In whole rupees. */
  total: number | undefined;
  offered: Price["offered"] | undefined;
} {
  const query = priceQuery(wish);
  const [latest, setLatest] = useState<LatestAnswer>({ query: "", price: undefined });
  useEffect(() => {
    if (!query) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const answer = await readPrice(query, stop.signal);
      if (answer?.price) setLatest({ query, price: answer.price });
      else if (answer) setLatest((former) => ({ ...former, refused: { query, words: answer.words } }));
    };
    void ask();
    return () => stop.abort();
  }, [query]);
  const { price } = latest;
  const isSameRoom = new URLSearchParams(latest.query).get("roomId") === wish["roomId"];
  const isNow = latest.query === query && price;
  const refusal = latest.refused?.query === query ? latest.refused.words : "";
  const words = isNow ? priceWords(query, price) : refusal;
  return { words, total: isNow ? price.total : undefined, offered: isSameRoom ? price?.offered : undefined };
}

/** `2 nights, ₹9,000`, and the minimum stay of guests where there is one. */
export function priceWords(query: string, { total, minNights }: Pick<Price, "total" | "minNights">): string {
  const minimumStay =
    minNights === undefined ? "" : `; guests stay at least ${countOf(minNights, "night")} then`;
  return `${nightsIn(query)}, ${formatRupees(total)}${minimumStay}`;
}

/** The query string for the price; empty while the stay is incomplete. */
function priceQuery(wish: StayWish): string {
  const { checkInDate = "", checkOutDate = "", roomId = "", rooms = "", adults = "", children = "" } = wish;
  if (!roomId || !isCalendarDate(checkInDate) || !isCalendarDate(checkOutDate)) return "";
  if (nightsBetween(checkInDate, checkOutDate) < 1) return "";
  const isForThisRoom = (wish[wishesFor] ?? roomId) === roomId;
  const { mealPlan, childAges, extras } = wishesOf(isForThisRoom ? wish : {});
  const stayFields = { roomId, checkIn: checkInDate, checkOut: checkOutDate, rooms, adults, children };
  const fields = Object.entries({ ...stayFields, mealPlan, childAges, extras });
  return new URLSearchParams(fields.filter(([, value]) => value !== "")).toString();
}

function nightsIn(query: string): string {
  const words = new URLSearchParams(query);
  return countOf(nightsBetween(words.get("checkIn") ?? "", words.get("checkOut") ?? ""), "night");
}

/** The price, or why there is none; undefined without a reply. */
async function readPrice(
  query: string,
  signal: AbortSignal,
): Promise<{ price?: Price; words: string } | undefined> {
  try {
    const response = await fetch(`/api/Price?${query}`, { signal, headers: { accept: "application/json" } });
    const { data, message }: { data: Price; message: string } = await response.json();
    if (response.ok) return { price: data, words: "" };
    return response.status === 400 ? { words: message } : undefined;
  } catch {
    return undefined;
  }
}

/** The current values of such a form over the defaults `usual`, except its checkboxes: unticked ones are not sent. */
export function readStayWish(form: HTMLFormElement, usual: StayWish): StayWish {
  const usualFields = Object.entries(usual).filter(([name]) => !name.startsWith("extra-"));
  const typed = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries([...usualFields, ...typed]);
}
