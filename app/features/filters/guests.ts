import { mostAdults } from "#contract/rules/party.ts";
import { countOf } from "#contract/rules/text.ts";

/** The largest option of the search, which means "or more". */
export const mostGuests = 12;

/** Whether the guests of a search exceed the most adults of one booking. */
export function isLargeParty(guests: string): boolean {
  return /^[1-9]\d{0,2}$/.test(guests) && Number(guests) > mostAdults;
}

/** "7 guests", "12 guests or more". */
export function guestsInWords(guests: string | number): string {
  return `${countOf(Number(guests), "guest")}${Number(guests) === mostGuests ? " or more" : ""}`;
}
