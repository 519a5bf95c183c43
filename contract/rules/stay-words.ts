import { shortDate, shortRange, stayInWords } from "./dates.ts";
import { type CalendarDate, nightsBetween } from "./stay.ts";
import { countOf } from "./text.ts";

/** `12 Dec`, or `12 Dec 2025` when that is more than half a year from today. */
export function dayNear(date: CalendarDate, today: CalendarDate): string {
  return shortDate(date) + yearIfFar(date, today);
}

/** `24 to 28 Dec, 4 nights`; with a year `24 to 28 Dec 2025, 4 nights`. */
export function stayWords(arrival: CalendarDate, departure: CalendarDate, year = ""): string {
  return `${shortRange(arrival, departure)}${year}, ${countOf(nightsBetween(arrival, departure), "night")}`;
}

/** `24 to 28 Dec, 4 nights`, with its year when that is more than half a year from today or another one at its end. */
export function stayNear(arrival: CalendarDate, departure: CalendarDate, today: CalendarDate): string {
  const isOneYear = arrival.slice(0, 4) === departure.slice(0, 4);
  return isOneYear
    ? stayWords(arrival, departure, yearIfFar(arrival, today))
    : stayInWords(arrival, departure);
}

/** Further away, a date without its year would be taken for the one of another year. */
const daysWithoutYear = 183;

/** ` 2025` behind a date that is more than half a year from today, nothing behind a nearer one. */
export function yearIfFar(date: CalendarDate, today: CalendarDate): string {
  return Math.abs(nightsBetween(today, date)) > daysWithoutYear ? ` ${date.slice(0, 4)}` : "";
}

/** `5 adults, 2 children`; without children the adults alone. */
export function partyWords(adults: number, children: number): string {
  const grown = countOf(adults, "adult");
  return children === 0 ? grown : `${grown}, ${countOf(children, "child", "children")}`;
}

/** Names of room types that end in a noun with a regular plural. */
const countable = /(?:Double|Twin|Single|Triple|Suite|Room|Cabin|Cottage|Hut|Tent)$/;

/** `3 Deluxe Doubles`, `2 rooms, Houseboat Deluxe`; `2 rooms` while their type is not settled. */
export function roomsWords(rooms: number, roomType: string): string {
  if (countable.test(roomType)) return countOf(rooms, roomType);
  return [countOf(rooms, "room"), roomType].filter(Boolean).join(", ");
}

/** `2 stays still hold rooms`: those of a package that came to nothing. */
export function holdingWords(stays: number): string {
  return `${countOf(stays, "stay")} still ${stays === 1 ? "holds" : "hold"} rooms`;
}
