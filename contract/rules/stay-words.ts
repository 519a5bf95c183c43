import { shortDate } from "./dates.ts";
import { type CalendarDate, nightsBetween } from "./stay.ts";
import { countOf } from "./text.ts";

/** `24 to 28 Dec`, `30 Nov to 2 Dec`: a stay's dates, the month said once where it is one. */
export function shortRange(arrival: CalendarDate, departure: CalendarDate): string {
  const isOneMonth = arrival.slice(0, 7) === departure.slice(0, 7);
  const from = isOneMonth ? String(Number(arrival.slice(8))) : shortDate(arrival);
  return `${from} to ${shortDate(departure)}`;
}

/** `24 to 28 Dec, 4 nights`. */
export function stayWords(arrival: CalendarDate, departure: CalendarDate): string {
  return `${shortRange(arrival, departure)}, ${countOf(nightsBetween(arrival, departure), "night")}`;
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
