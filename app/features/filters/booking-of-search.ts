import { isLargeParty } from "./guests.ts";

/** What the booking form takes from a search: its dates, and its guests as adults where they are so many at most. */
export function bookingOfSearch(search: Record<string, string>): Record<string, string> {
  const { checkInDate = "", checkOutDate = "", guests = "" } = search;
  const isParty = /^[1-9]$/.test(guests) && !isLargeParty(guests);
  return { checkInDate, checkOutDate, adults: isParty ? guests : "" };
}
