import { stayInWords } from "./dates.ts";
import { formatRupees } from "./money.ts";
import { type Occupancy, type Party, roomsNeeded } from "./party.ts";
import { isCalendarDate, nightsBetween } from "./stay.ts";
import { countOf } from "./text.ts";

/** Consecutive nights with the same rent, in whole rupees, and name; the name is empty at the usual rate. */
export type PricedNights = { name: string; nights: number; rent: number };

/** A room type's free rooms on some nights; `total` in whole rupees for one room over all of them. */
export type Offer = Occupancy & {
  roomType: string;
  free: number;
  total: number;
  prices: readonly PricedNights[];
  /** True when a stay can cost more than its nights: then only a full price is correct. */
  costsMore?: boolean;
};

/** A price line in whole rupees, as the API returns it. */
export type Line = { kind: string; name: string; quantity: number; nights: number; rate: number };

/** A stay as its form is filled in at the moment: dates may be missing or wrong. */
export type SumWish = {
  arrival: string;
  departure: string;
  /** Undefined until the form has it. */
  party: Party | undefined;
  rooms: number;
};

/** A stay's price in words, and the total as a plain number once it is certain; empty while it is not known. */
export type SumWords = { stay: string; count: string; total: string; expected: string };

const unknown = { count: "", total: "", expected: "" };

/** A night's rents; consecutive equal ones once. */
export function pricedNights(nightly: readonly { rent: number; name: string }[]): PricedNights[] {
  const runs: PricedNights[] = [];
  for (const { rent, name } of nightly) {
    const last = runs.at(-1);
    if (last && last.rent === rent && last.name === name) last.nights += 1;
    else runs.push({ name, nights: 1, rent });
  }
  return runs;
}

/** `3 nights Winter ₹5,200, 1 night New Year ₹7,900`. */
export function nightsInWords(prices: readonly PricedNights[]): string {
  return prices
    .map(({ name, nights, rent }) =>
      [countOf(nights, "night"), name, formatRupees(rent)].filter(Boolean).join(" "),
    )
    .join(", ");
}

/**
 * The sum of a stay that is being chosen: for the chosen rooms, or else from the cheapest free ones that hold the
 * party, as staff would choose. No sum while the offers are for other nights.
 */
export function sumOfStay(wish: SumWish, offers: readonly Offer[], chosen?: Offer): SumWords {
  const { arrival, departure, party, rooms } = wish;
  if (!isCalendarDate(arrival) || !isCalendarDate(departure) || arrival >= departure)
    return { stay: "", ...unknown };
  const stay = stayInWords(arrival, departure);
  const best = chosen ? { offer: chosen, rooms } : cheapestOffer(offers, rooms, party);
  if (!best || countNights(best.offer.prices) !== nightsBetween(arrival, departure))
    return { stay, ...unknown };
  const amount = best.rooms * best.offer.total;
  const total = formatRupees(amount);
  const count = roomsInWords(best.offer.prices, best.rooms);
  return { stay, count, total: chosen ? total : `from ${total}`, expected: chosen ? String(amount) : "" };
}

/** The sum of a stay with a full price, in whole rupees; "from" while staff have yet to choose the rooms. */
export function sumOfPrice(
  { arrival, departure }: Pick<SumWish, "arrival" | "departure">,
  price: { lines: readonly Line[]; total: number },
  isChosen = true,
): SumWords {
  const total = formatRupees(price.total);
  const stay = stayInWords(arrival, departure);
  const words = { stay, count: linesInWords(price.lines, "\n") };
  if (!isChosen) return { ...words, total: `from ${total}`, expected: "" };
  return { ...words, total, expected: String(price.total) };
}

/** The lines of a price, one after the other: `3 nights × 2 rooms × ₹5,200, Breakfast (CP): 3 nights × 2 rooms × ₹600`. */
export function linesInWords(lines: readonly Line[], between = ", "): string {
  const ofRooms = lines.filter(({ kind }) => kind === "room");
  const prices = ofRooms.map(({ name, nights, rate }) => ({ name, nights, rent: rate }));
  const others = lines.filter(({ kind }) => kind !== "room").map(lineInWords);
  return [roomsInWords(prices, ofRooms[0]?.quantity ?? 1), ...others].filter(Boolean).join(between);
}

/** One line: what it is for, and its quantities: `Winter: 3 nights × 2 rooms × ₹5,200`, `Airport pick-up: ₹1,500`. */
export function lineInWords({ kind, name, quantity, nights, rate }: Line): string {
  const times = kind === "cab" ? daysOf(nights) : isChargedOnce(kind, nights) ? "" : countOf(nights, "night");
  const count = kind === "room" || quantity > 1 ? quantityInWords(kind, quantity) : "";
  return `${name}: ${[times, count, formatRupees(rate)].filter(Boolean).join(" × ")}`;
}

function quantityInWords(kind: string, quantity: number): string {
  const noun = countedNouns.get(kind);
  return noun ? countOf(quantity, ...noun) : String(quantity);
}

/** The noun for a line's quantity, where its name does not have it. */
const countedNouns: ReadonlyMap<string, readonly [one: string, many?: string]> = new Map([
  ["room", ["room"]],
  ["meals", ["room"]],
  ["extra bed", ["bed"]],
  ["child", ["child", "children"]],
]);

/** No days for a route, which is driven once. */
function daysOf(days: number): string {
  return days > 1 ? countOf(days, "day") : "";
}

/** Lines that show their nights, even a single one. */
const byNight: ReadonlySet<string> = new Set(["room", "meals", "extra bed", "night halt"]);

/** Whether a line is charged once and shows no nights, such as an extra by stay or by person. */
export function isChargedOnce(kind: string, nights: number): boolean {
  return nights === 1 && !byNight.has(kind);
}

function roomsInWords(prices: readonly PricedNights[], rooms: number): string {
  const [only, ...others] = prices;
  if (!only) return "";
  const count = countOf(rooms, "room");
  if (others.length === 0) return [countOf(only.nights, "night"), count, formatRupees(only.rent)].join(" × ");
  return rooms > 1 ? `${count}: ${nightsInWords(prices)}` : nightsInWords(prices);
}

function countNights(prices: readonly PricedNights[]): number {
  return prices.reduce((sum, { nights }) => sum + nights, 0);
}

/** The cheapest offer that is free and holds the party, with the number of rooms that it takes. */
export function cheapestOffer<Some extends Offer>(
  offers: readonly Some[],
  rooms: number,
  party: Party | undefined,
) {
  const [first] = offers
    .map((offer) => ({ offer, rooms: Math.max(rooms, party ? roomsNeeded(party, offer) : 1) }))
    .filter((choice) => choice.offer.free >= choice.rooms)
    .toSorted((a, b) => a.rooms * a.offer.total - b.rooms * b.offer.total);
  return first;
}
