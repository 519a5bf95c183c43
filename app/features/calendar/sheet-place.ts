import { addDays, type CalendarDate } from "#contract/rules/stay.ts";

/** The element that contains the calendar's table. */
export type Sheet = HTMLElement;

/** The day at the x coordinate, extrapolated beyond the columns. */
export function dayAt(sheet: Sheet, first: CalendarDate, x: number): CalendarDate {
  const column = sheet.querySelector("thead th:nth-child(2)")?.getBoundingClientRect();
  if (!column || column.width === 0) return first;
  return addDays(first, Math.floor((x - column.left) / column.width));
}

/** The room type at the coordinates. */
export function roomAt(x: number, y: number): number | undefined {
  return roomOf(document.elementFromPoint(x, y));
}

/** The room type whose rows contain the element. */
export function roomOf(element: Element | null): number | undefined {
  return Number(element?.closest<HTMLElement>("tbody[data-room]")?.dataset["room"]) || undefined;
}

/** Position of a room type's rows in the sheet, in pixels. */
export function rowsOf(sheet: Sheet, roomId: number, rowSelector = ""): { top: number; height: number } {
  const rows = sheet.querySelector(`tbody[data-room="${roomId}"] ${rowSelector}`)?.getBoundingClientRect();
  if (!rows) return { top: 0, height: 0 };
  return { top: rows.top - sheet.getBoundingClientRect().top, height: rows.height };
}

/** Scrolls the frame while something is dragged near its left or right edge. */
export function scrollAtSides(sheet: Sheet, x: number): void {
  const frame = sheet.parentElement;
  if (!frame) return;
  const { left, right } = frame.getBoundingClientRect();
  if (x > right - 28) frame.scrollLeft += 14;
  else if (x < left + 28) frame.scrollLeft -= 14;
}
