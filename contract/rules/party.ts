import { countOf } from "./text.ts";

/** The people of a booking. */
export type Party = { adults: number; children: number };

/** The most that one booking form of a guest takes; the specification's choices are 1 to 5. */
export const mostAdults = 5;
export const mostChildren = 5;

export type Occupancy = { maxAdults: number; maxChild: number };

/** True when `rooms` rooms hold the party. Children may take adults' places, adults never children's. */
export function partyFits(party: Party, rooms: number, room: Occupancy): boolean {
  const places = rooms * (room.maxAdults + room.maxChild);
  return party.adults <= rooms * room.maxAdults && party.adults + party.children <= places;
}

/** The fewest rooms of a type that hold the party. */
export function roomsNeeded(party: Party, room: Occupancy): number {
  const forAdults = Math.ceil(party.adults / room.maxAdults);
  const forAll = Math.ceil((party.adults + party.children) / (room.maxAdults + room.maxChild));
  return Math.max(1, forAdults, forAll);
}

/** "2 adults and 1 child", as the messages say it; "2 adults" without children. */
export function describeParty(adults: number, children: number): string {
  const grown = countOf(adults, "adult");
  return children === 0 ? grown : `${grown} and ${countOf(children, "child", "children")}`;
}
