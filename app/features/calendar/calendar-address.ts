import { isMonth, type Month } from "#contract/rules/month.ts";
import { isCalendarDate, todayInKashmir } from "#contract/rules/stay.ts";

/** What is open over the calendar: a stay, a block, or the forms for a free night. */
export type Opened =
  | { stay: number }
  | { block: number }
  | { room: number; night: string; form: "book" | "block" };

export type CalendarPlace = { hotel: number; month: Month };

/** Parses the calendar's address; invalid parameters are ignored. */
export function readPlace(address: URLSearchParams): { hotel?: number; month?: Month; opened?: Opened } {
  const month = address.get("month") ?? "";
  return {
    hotel: idIn(address, "hotel"),
    month: isMonth(month) ? month : undefined,
    opened: readOpened(address),
  };
}

function readOpened(address: URLSearchParams): Opened | undefined {
  const stay = idIn(address, "stay");
  if (stay) return { stay };
  const block = idIn(address, "block");
  if (block) return { block };
  const room = idIn(address, "room");
  const night = address.get("night") ?? "";
  // A new booking from anywhere names neither: it starts with tonight in the first room type.
  if (address.get("form") === "book" && !room && night === "") {
    return { room: 0, night: todayInKashmir(new Date()), form: "book" };
  }
  if (!room || !isCalendarDate(night)) return undefined;
  return { room, night, form: address.get("form") === "block" ? "block" : "book" };
}

function idIn(address: URLSearchParams, name: string): number | undefined {
  const id = Number(address.get(name));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** The address of a hotel's month, optionally with something open over it. */
export function calendarHref({ hotel, month }: CalendarPlace, opened?: Opened): string {
  const entries = Object.entries({ hotel, month, ...opened }).map(([name, value]) => [name, String(value)]);
  return `/control/calendar?${new URLSearchParams(entries)}`;
}
