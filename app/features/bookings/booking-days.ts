import { moneyFilters } from "#contract/booking-filters.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { byStatus } from "../lists/record-list.ts";
import { requestsHref } from "#app/features/navigation/request-pages.ts";

/** The accepted and completed stays that move today, as words beside the statuses in the list's address. */
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

/** Today's stays in the list of bookings. */
export const todayHrefs: Record<DayWord, string> = {
  Arriving: hrefOf("Arriving"),
  "In house": hrefOf("In house"),
  Leaving: hrefOf("Leaving"),
};

/** The filter of the list: a status, how a stay moves today in Kashmir, or how it stands with its money. */
export function byStatusDayOrMoney(address: URLSearchParams): Record<string, unknown> {
  const asked = address.get("status");
  const word = dayWords.find((one) => one === asked);
  if (word) return { ...days[word](todayInKashmir(new Date())), holdsRooms: true };
  const money = moneyFilters.find((one) => one === asked);
  return money ? { money } : byStatus(address);
}
