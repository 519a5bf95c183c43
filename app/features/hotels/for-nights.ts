import { countOf } from "#contract/rules/text.ts";

/** Every room holds so many. */
const inAnyRoom = 2;

/** "for 3 nights", after the price of one room; for more guests than any room holds it is said that it is a room's. */
export function forNights(nights: number, guests: string | undefined): string {
  return `${Number(guests) > inAnyRoom ? "a room " : ""}for ${countOf(nights, "night")}`;
}
