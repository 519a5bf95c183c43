import { describeParty, type Occupancy, partyFits, roomsNeeded } from "#contract/rules/party.ts";
import type { PricedStay } from "#contract/rules/price.ts";
import { countOf } from "#contract/rules/text.ts";
import { type AppError, fieldError } from "../errors.ts";
import type { PricedRoom } from "./priced-rooms.queries.ts";

type Party = Pick<PricedStay, "adults" | "children" | "childAges">;

/** How many people a room sleeps, extra beds included. */
export function occupancy(room: PricedRoom): Occupancy {
  const withBeds = includedAdults(room) + room.extra_beds;
  return { maxAdults: Math.max(room.max_adults, withBeds), maxChild: room.max_children };
}

/** The adults included in a room's price: never more than it sleeps, even where a client changed only that number. */
export function includedAdults(room: Pick<PricedRoom, "included_adults" | "max_adults">): number {
  return Math.min(room.included_adults ?? room.max_adults, room.max_adults);
}

/** The fewest rooms of the type that hold the party. */
export function roomsForParty(room: PricedRoom, party: Party): number {
  return roomsNeeded(partyIn(room, party), occupancy(room));
}

/** Whether as many rooms of the type as the stay has hold its party. */
export function holdsParty(room: PricedRoom, stay: Party & { rooms: number }): boolean {
  return partyFits(partyIn(room, stay), stay.rooms, occupancy(room));
}

/** The refusal of a stay with too few rooms for its party. */
export function tooFewRooms(room: PricedRoom, stay: Party & { rooms: number }): AppError {
  const { maxAdults, maxChild } = occupancy(room);
  const sleeps = `This room sleeps ${describeParty(maxAdults, maxChild)}`;
  const needed = `your party needs ${countOf(roomsForParty(room, stay), "room")}`;
  return fieldError("rooms", stay.rooms === 1 ? sleeps : `${sleeps}; ${needed}`);
}

/** The party as the house counts it: children of an age that sleeps as adults do are adults. */
function partyIn(
  { child_until_age: childUntilAge }: PricedRoom,
  { adults, children, childAges = [] }: Party,
) {
  const grown = childAges.filter((age) => age >= childUntilAge).length;
  return { adults: adults + grown, children: Math.max(0, children - grown) };
}
