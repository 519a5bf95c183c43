import { stayInWords } from "./dates.ts";
import { formatRupees } from "./money.ts";
import { type Occupancy, type Party, roomsNeeded } from "./party.ts";
import { isCalendarDate, nightsBetween } from "./stay.ts";
import { countOf } from "./text.ts";

/** Rooms of a type, as they are free for some nights; `total` is of one room for all of these, in whole rupees. */
export type Offer = Occupancy & { roomType: string; free: number; nights: number; total: number };

/** A stay as its form holds it at the moment: dates may be missing or wrong. */
export type SumWish = {
  arrival: string;
  departure: string;
  /** Undefined while the form does not say it. */
  party: Party | undefined;
  rooms: number;
};

/** What a stay costs, in words; empty where it is not known yet. */
export type SumWords = { stay: string; count: string; total: string };

/**
 * The sum of a stay that is still being chosen: of the chosen rooms, or from the cheapest that are free and hold the
 * party, for there we choose.
 */
export function sumOfStay(wish: SumWish, offers: readonly Offer[], chosen?: Offer): SumWords {
  const { arrival, departure, party, rooms } = wish;
  if (!isCalendarDate(arrival) || !isCalendarDate(departure) || arrival >= departure)
    return { stay: "", count: "", total: "" };
  const stay = stayInWords(arrival, departure);
  const best = chosen ? { offer: chosen, rooms } : cheapest(offers, rooms, party);
  const nights = nightsBetween(arrival, departure);
  // What is on offer may still be that of the dates before.
  if (!best || best.offer.nights !== nights) return { stay, count: "", total: "" };
  const { offer } = best;
  const rate = offer.total / nights;
  // In two seasons no one rate is that of each night.
  const each = Number.isInteger(rate) ? [formatRupees(rate)] : [];
  const parts = [countOf(nights, "night"), countOf(best.rooms, "room"), ...each];
  const total = formatRupees(best.rooms * offer.total);
  return { stay, count: parts.join(" × "), total: chosen ? total : `from ${total}` };
}

/** The sum of a package for its adults, each at its rate in whole rupees; what children pay is told later. */
export function sumOfTour({ arrival, departure, party }: SumWish, perAdult: number): SumWords {
  const { stay } = sumOfStay({ arrival, departure, party, rooms: 1 }, []);
  if (!stay || !party) return { stay, count: "", total: "" };
  const count = `${countOf(party.adults, "adult")} × ${formatRupees(perAdult)}`;
  return { stay, count, total: `from ${formatRupees(party.adults * perAdult)}` };
}

function cheapest(offers: readonly Offer[], rooms: number, party: Party | undefined) {
  const [first] = offers
    .map((offer) => ({ offer, rooms: Math.max(rooms, party ? roomsNeeded(party, offer) : 1) }))
    .filter((choice) => choice.offer.free >= choice.rooms)
    .toSorted((a, b) => a.rooms * a.offer.total - b.rooms * b.offer.total);
  return first;
}
