import { addDays, type CalendarDate } from "#contract/rules/stay.ts";

/** The element of the calendar that holds its table. */
export type Sheet = HTMLElement;

/** The day under a place on the screen; beyond the columns as if there were more of them. */
export function dayAt(sheet: Sheet, first: CalendarDate, x: number): CalendarDate {
  const column = sheet.querySelector("thead th:nth-child(2)")?.getBoundingClientRect();
  if (!column || column.width === 0) return first;
  return addDays(first, Math.floor((x - column.left) / column.width));
}

/** The room type under a place on the screen. */
export function roomAt(x: number, y: number): number | undefined {
  return roomOf(document.elementFromPoint(x, y));
}

/** The room type in whose rows something stands. */
export function roomOf(part: Element | null): number | undefined {
  return Number(part?.closest<HTMLElement>("tbody[data-room]")?.dataset["room"]) || undefined;
}

/** Where the rows of a room type stand in the sheet, in pixels. */
export function rowsOf(sheet: Sheet, roomId: number, part = ""): { top: number; height: number } {
  const rows = sheet.querySelector(`tbody[data-room="${roomId}"] ${part}`)?.getBoundingClientRect();
  if (!rows) return { top: 0, height: 0 };
  return { top: rows.top - sheet.getBoundingClientRect().top, height: rows.height };
}

/** Scrolls the frame while something is held near one of its sides. */
export function scrollAtSides(sheet: Sheet, x: number): void {
  const frame = sheet.parentElement;
  if (!frame) return;
  const { left, right } = frame.getBoundingClientRect();
  if (x > right - 28) frame.scrollLeft += 14;
  else if (x < left + 28) frame.scrollLeft -= 14;
}
