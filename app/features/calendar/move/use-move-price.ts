import { useEffect, useState } from "react";
import type { StayMoves } from "#contract/booking-moves.ts";
import { isCalendarDate, nightsBetween } from "#contract/rules/stay.ts";
import { priceWords, type StayWish } from "#app/features/bookings/stay-price.ts";

/**
 * What a stay would cost on other nights, in another room type or in more rooms, as the change would store it: what its
 * guest was told keeps its rates. `3 nights, ₹22,200`, with a warning where guests may not book so few nights, or why
 * there is none; empty until the reply, and for invalid dates.
 */
export function useMovePrice(bookingId: number, wish: StayWish): string {
  const query = moveQuery(bookingId, wish);
  const [latest, setLatest] = useState({ query: "", words: "" });
  useEffect(() => {
    if (!query) return undefined;
    const stop = new AbortController();
    const ask = async () => setLatest({ query, words: await readWords(query, stop.signal) });
    void ask();
    return () => stop.abort();
  }, [query]);
  return latest.query === query ? latest.words : "";
}

/** The query string; empty while the stay is incomplete. */
function moveQuery(bookingId: number, wish: StayWish): string {
  const { checkInDate = "", checkOutDate = "", roomId = "", rooms = "" } = wish;
  if (!roomId || !isCalendarDate(checkInDate) || !isCalendarDate(checkOutDate)) return "";
  if (nightsBetween(checkInDate, checkOutDate) < 1) return "";
  const fields = {
    bookingId: String(bookingId),
    roomId,
    checkIn: checkInDate,
    checkOut: checkOutDate,
    rooms,
  };
  return new URLSearchParams(fields).toString();
}

async function readWords(query: string, signal: AbortSignal): Promise<string> {
  try {
    const address = `/api/Booking/moves?${query}`;
    const response = await fetch(address, { signal, headers: { accept: "application/json" } });
    const { data, message }: { data: StayMoves; message: string } = await response.json();
    if (!response.ok) return response.status === 400 ? message : "";
    return priceWords(query, data.wish);
  } catch {
    return "";
  }
}
