import { describeParty, type Party, partyFits, roomsNeeded } from "./party.ts";
import type { Offer } from "./sum-of-stay.ts";
import { joinWords } from "./text.ts";

/** Rooms of one or two types that together hold a party. */
type Mix = { offer: Offer; rooms: number }[];

/** More rooms of one type than these are not suggested. */
const mostOfType = 4;
const numerals = ["no", "one", "two", "three", "four"];

/**
 * What a party needs that does not fit into the chosen rooms, or into one free room type: "5 adults need 3 of these, or
 * one Family Suite and one Deluxe Double." Empty when it fits, or when nothing better is known.
 */
export function partyAdvice(party: Party, rooms: number, offers: readonly Offer[], chosen?: Offer): string {
  const free = offers.filter((offer) => offer.free > 0);
  if (chosen ? partyFits(party, rooms, chosen) : free.some((offer) => holds(party, offer))) return "";
  const people = describeParty(party.adults, party.children);
  const alone = party.adults === 1 && party.children === 0;
  const verb = alone ? "needs" : "need";
  const needed = chosen && holds(party, chosen) ? `${roomsNeeded(party, chosen)} of these` : undefined;
  const others = chosen ? free.filter((offer) => offer !== chosen) : free;
  const mix = smallest([...others.flatMap((offer) => ofOneType(party, offer)), ...ofTwoTypes(party, free)]);
  const ways = [needed, mix && inWords(mix)].filter((way) => way !== undefined);
  if (ways.length > 0) return `${people} ${verb} ${ways.join(", or ")}${advised(needed, mix)}.`;
  return free.length > 0 ? `${people} do not fit into what is free here. Ask us: we know other houses.` : "";
}

/** One form cannot choose two types: staff put them together. */
function advised(needed: string | undefined, mix: Mix | undefined): string {
  if (needed || !mix || mix.length < 2) return "";
  return ": write it below as your request, and we put the rooms together";
}

function holds(party: Party, offer: Offer): boolean {
  return roomsNeeded(party, offer) <= offer.free;
}

function ofOneType(party: Party, offer: Offer): Mix[] {
  const rooms = roomsNeeded(party, offer);
  return rooms <= Math.min(offer.free, mostOfType) ? [[{ offer, rooms }]] : [];
}

function ofTwoTypes(party: Party, offers: readonly Offer[]): Mix[] {
  const found: Mix[] = [];
  for (const [index, one] of offers.entries())
    for (const other of offers.slice(index + 1))
      for (let ofOne = 1; ofOne <= Math.min(one.free, mostOfType); ofOne += 1)
        for (let ofOther = 1; ofOther <= Math.min(other.free, mostOfType); ofOther += 1) {
          const mix = [
            { offer: one, rooms: ofOne },
            { offer: other, rooms: ofOther },
          ];
          if (mixFits(party, mix)) found.push(mix);
        }
  return found;
}

function mixFits(party: Party, mix: Mix): boolean {
  const adults = mix.reduce((sum, { offer, rooms }) => sum + rooms * offer.maxAdults, 0);
  const all = mix.reduce((sum, { offer, rooms }) => sum + rooms * (offer.maxAdults + offer.maxChild), 0);
  return party.adults <= adults && party.adults + party.children <= all;
}

/** The mix with the fewest rooms, and of those the cheapest. */
function smallest(mixes: readonly Mix[]): Mix | undefined {
  const count = (mix: Mix) => mix.reduce((sum, { rooms }) => sum + rooms, 0);
  const price = (mix: Mix) => mix.reduce((sum, { offer, rooms }) => sum + rooms * offer.total, 0);
  return mixes.toSorted((a, b) => count(a) - count(b) || price(a) - price(b))[0];
}

function inWords(mix: Mix): string {
  return joinWords(
    mix.map(({ offer, rooms }) => `${numerals[rooms] ?? rooms} ${offer.roomType}${rooms > 1 ? "s" : ""}`),
  );
}
