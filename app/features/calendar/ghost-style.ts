import type { CSSProperties } from "react";
import type { CalendarRooms } from "#contract/calendar.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import { rowsOf, type Sheet } from "./sheet-place.ts";

type Spot = { roomId: number; from: string; to: string };

/** Custom properties that position the visible nights of a stay on the board: columns by number, rows in pixels. */
export function ghostStyle(
  sheet: Sheet,
  { from, to }: CalendarRooms,
  spot: Spot,
  rowSelector?: string,
): CSSProperties {
  const first = spot.from < from ? from : spot.from;
  const end = spot.to > to ? to : spot.to;
  const { top, height } = rowsOf(sheet, spot.roomId, rowSelector);
  const columns = { "--at": nightsBetween(from, first), "--nights": Math.max(0, nightsBetween(first, end)) };
  return { ...columns, insetBlockStart: top, blockSize: height };
}
