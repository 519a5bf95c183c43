import { countOf } from "#contract/rules/text.ts";

/** Guests that every room sleeps. */
const inAnyRoom = 2;

/** "for 3 nights" after a price, or "a room for 3 nights" when the guests may need several rooms. */
export function nightsSuffix(nights: number, guests: string | undefined): string {
  return `${Number(guests) > inAnyRoom ? "a room " : ""}for ${countOf(nights, "night")}`;
}
