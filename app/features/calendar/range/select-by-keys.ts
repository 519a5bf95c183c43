import { closest } from "#app/browser/closest.ts";
import { addDays } from "#contract/rules/stay.ts";
import { roomOf, type Sheet } from "../sheet-place.ts";
import type { RangeSelection } from "./range-selection.ts";

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Shift and arrow keys extend the range, Enter opens it, Escape clears it. */
export function selectByKeys(sheet: Sheet, selection: RangeSelection): () => void {
  const onKey = (event: KeyboardEvent) => {
    const link = closest(event, "[data-night]");
    const step = steps[event.key];
    const night = link?.dataset["night"];
    if (!link || night === undefined) return;
    if (event.shiftKey && step !== undefined) {
      const roomId = roomOf(link);
      if (selection.range() === undefined && roomId !== undefined) selection.begin(roomId, night);
      selection.reach(addDays(selection.range()?.last ?? night, step));
    } else if (selection.range() && event.key === "Enter") selection.finish();
    else if (selection.range() && event.key === "Escape") selection.forget();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  sheet.addEventListener("keydown", onKey, true);
  return () => sheet.removeEventListener("keydown", onKey, true);
}
