import { isMonth } from "#contract/rules/month.ts";
import { addDays, type CalendarDate, isCalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import { idIn, numberIn, nightsIn } from "./read-address.ts";
import { controlPages } from "#app/content/control-addresses.ts";

/** A room type and nights to which a stay could be moved. */
export type MoveTarget = { toRoom: number; night: CalendarDate; until: CalendarDate };

/** What is open over the calendar: a stay, where it could be, a block, or the forms for free nights `[night, until)`. */
export type OpenDialog =
  | { stay: number; wish?: MoveTarget; isChanged?: boolean }
  | { block: number }
  | { house: number; room: number; night: CalendarDate; until: CalendarDate; form: "book" | "block" };

/** What the calendar shows: a house or all, from a date (or yesterday) on. */
export type CalendarPlace = {
  hotel?: number | undefined;
  from?: CalendarDate | undefined;
  days?: number | undefined;
  page?: number | undefined;
};

/** Parses the calendar's address; invalid parameters are ignored. A month begins on its first day. */
export function readPlace(address: URLSearchParams): CalendarPlace {
  const [month, from] = [address.get("month") ?? "", address.get("from") ?? ""];
  const first = isMonth(month) ? `${month}-01` : undefined;
  return {
    hotel: idIn(address, "hotel"),
    from: isCalendarDate(from) ? from : first,
    days: numberIn(address, "days", 60),
    page: numberIn(address, "page", 1000),
  };
}

export function readOpenDialog(address: URLSearchParams): OpenDialog | undefined {
  const stay = idIn(address, "stay");
  const nights = nightsIn(address);
  const toRoom = idIn(address, "toRoom");
  const isChanged = address.has("changed");
  if (stay) return { stay, wish: toRoom && nights ? { toRoom, ...nights } : undefined, isChanged };
  const block = idIn(address, "block");
  if (block) return { block };
  const room = idIn(address, "room");
  const house = idIn(address, "house") ?? idIn(address, "hotel") ?? 0;
  // The link for a new booking names neither: it starts with tonight in the first room type.
  if (address.get("form") === "book" && !room && !address.get("night")) {
    const night = todayInKashmir(new Date());
    return { house, room: 0, night, until: addDays(night, 1), form: "book" };
  }
  if (!room || !nights) return undefined;
  return { house, room, ...nights, form: address.get("form") === "block" ? "block" : "book" };
}

/** The calendar's address, optionally with something open over it. */
export function calendarHref({ hotel, from, days, page }: CalendarPlace, opened?: OpenDialog): string {
  const parameters = Object.entries({ hotel, from, days, page, ...texts(opened) });
  const entries = parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${controlPages.calendar}?${new URLSearchParams(entries)}`;
}

function texts(opened: OpenDialog | undefined): object {
  if (!opened || !("stay" in opened)) return { ...opened };
  const { stay, wish, isChanged } = opened;
  return { stay, ...wish, changed: isChanged ? 1 : undefined };
}
