import { moneyFilters } from "#contract/booking-filters.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { byStatus } from "../lists/record-list.ts";
import { requestsHref } from "#app/features/navigation/request-pages.ts";

/**
 * Filters of the booking list for the accepted and completed stays of today, and those that arrive tomorrow; their names
 * are used like statuses in its address.
 */
const days = {
  Arriving: (today: string) => ({ arrival: today }),
  Tomorrow: (today: string) => ({ arrival: addDays(today, 1) }),
  "In house": (today: string) => ({ from: today, to: addDays(today, 1) }),
  Leaving: (today: string) => ({ departure: today }),
};

export type DayWord = keyof typeof days;

export const dayWords: DayWord[] = ["Arriving", "Tomorrow", "In house", "Leaving"];

function hrefOf(word: DayWord): string {
  return requestsHref("bookings", word);
}

/** The booking list under the filters of today. */
export const todayHrefs = {
  Arriving: hrefOf("Arriving"),
  "In house": hrefOf("In house"),
  Leaving: hrefOf("Leaving"),
};

/** The API query for the `status` in the list's address: a status, a filter of these days' stays, or a payment status. */
export function statusQuery(address: URLSearchParams): Record<string, unknown> {
  const status = address.get("status");
  const word = dayWords.find((one) => one === status);
  if (word) return { ...days[word](todayInKashmir(new Date())), holdsRooms: true };
  const money = moneyFilters.find((one) => one === status);
  return money ? { money } : byStatus(address);
}
