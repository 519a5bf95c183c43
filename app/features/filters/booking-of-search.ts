import { isLargeParty } from "./guests.ts";

/** A search's values for the booking form: dates, and guests as adults unless they are more than the form allows. */
export function bookingOfSearch(search: Record<string, string>): Record<string, string> {
  const { checkInDate = "", checkOutDate = "", guests = "" } = search;
  const isParty = /^[1-9]$/.test(guests) && !isLargeParty(guests);
  return { checkInDate, checkOutDate, adults: isParty ? guests : "" };
}
