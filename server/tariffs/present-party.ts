import { describeParty } from "#contract/rules/party.ts";
import { countOf } from "#contract/rules/text.ts";
import { holdsParty, occupancy, roomsForParty } from "./party-in-room.ts";
import type { PricedRoom } from "./priced-rooms.queries.ts";

type Party = { rooms: number; adults: number; children: number };

/** A party that is more than its rooms sleep, in words; undefined for one that fits. */
export function crowdedParty(room: PricedRoom & { room_type: string }, stay: Party): string | undefined {
  if (holdsParty(room, stay)) return undefined;
  const { maxAdults, maxChild } = occupancy(room);
  const party = `${describeParty(stay.adults, stay.children)} in ${countOf(stay.rooms, "room")}`;
  const needed = `they would need ${countOf(roomsForParty(room, stay), "room")}`;
  return `${party}: ${room.room_type} sleeps ${describeParty(maxAdults, maxChild)}, so ${needed}`;
}

/** A party that was given more rooms than its stay names, in words; undefined for one that was not. */
export function spreadParty({ rooms, adults, children }: Party, given: number): string | undefined {
  if (given <= rooms) return undefined;
  return `${describeParty(adults, children)} do not fit into ${countOf(rooms, "room")}: they get ${countOf(given, "room")}`;
}
