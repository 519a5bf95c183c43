import { moneyFilters } from "#contract/booking-filters.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { byStatus } from "../lists/record-list.ts";
import { requestsHref } from "#app/features/navigation/request-pages.ts";

/** Filters of the booking list for today's accepted and completed stays; their names are used like statuses in its address. */
const days = {
  Arriving: (today: string) => ({ arrival: today }),
  "In house": (today: string) => ({ from: today, to: addDays(today, 1) }),
  Leaving: (today: string) => ({ departure: today }),
};

export type DayWord = keyof typeof days;

export const dayWords: DayWord[] = ["Arriving", "In house", "Leaving"];

function hrefOf(word: DayWord): string {
  return requestsHref("bookings", word);
}

/** The booking list under each of these filters. */
export const todayHrefs: Record<DayWord, string> = {
  Arriving: hrefOf("Arriving"),
  "In house": hrefOf("In house"),
  Leaving: hrefOf("Leaving"),
};

/** The API query for the `status` in the list's address: a status, a filter of today's stays, or a payment status. */
export function statusQuery(address: URLSearchParams): Record<string, unknown> {
  const status = address.get("status");
  const word = dayWords.find((one) => one === status);
  if (word) return { ...days[word](todayInKashmir(new Date())), holdsRooms: true };
  const money = moneyFilters.find((one) => one === status);
  return money ? { money } : byStatus(address);
}
