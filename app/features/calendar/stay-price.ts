import { useEffect, useState } from "react";
import { formatRupees } from "#contract/rules/money.ts";
import { isCalendarDate, nightsBetween } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";

export type StayWish = Record<
  "checkInDate" | "checkOutDate" | "roomId" | "rooms" | "adults" | "children",
  string
>;

/** `2 nights, ₹9,000` at today's prices, as the API tells them; empty until then, and for dates out of order. */
export function useStayPrice(wish: StayWish): string {
  const query = priceQuery(wish);
  const [told, setTold] = useState({ query: "", words: "" });
  useEffect(() => {
    if (!query) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const total = await readTotal(query, stop.signal);
      if (total !== undefined) setTold({ query, words: `${nightsIn(query)}, ${formatRupees(total)}` });
    };
    void ask();
    return () => stop.abort();
  }, [query]);
  return told.query === query ? told.words : "";
}

/** The price's query for the API; empty while the stay is not whole. */
function priceQuery({ checkInDate, checkOutDate, roomId, rooms, adults, children }: StayWish): string {
  if (!roomId || !isCalendarDate(checkInDate) || !isCalendarDate(checkOutDate)) return "";
  if (nightsBetween(checkInDate, checkOutDate) < 1) return "";
  const given = { roomId, checkIn: checkInDate, checkOut: checkOutDate, rooms, adults, children };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== "")).toString();
}

function nightsIn(query: string): string {
  const words = new URLSearchParams(query);
  return countOf(nightsBetween(words.get("checkIn") ?? "", words.get("checkOut") ?? ""), "night");
}

async function readTotal(query: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const response = await fetch(`/api/Price?${query}`, { signal, headers: { accept: "application/json" } });
    if (!response.ok) return undefined;
    const { data }: { data: { total: number } } = await response.json();
    return data.total;
  } catch {
    return undefined;
  }
}

/** What a form of the calendar holds at this moment; what it does not ask is as `usual`. */
export function wishIn(form: HTMLFormElement, usual: StayWish): StayWish {
  const values = new FormData(form);
  const word = (name: keyof StayWish) => {
    const value = values.get(name);
    return typeof value === "string" ? value : usual[name];
  };
  return {
    checkInDate: word("checkInDate"),
    checkOutDate: word("checkOutDate"),
    roomId: word("roomId"),
    rooms: word("rooms"),
    adults: word("adults"),
    children: word("children"),
  };
}
