import { closest } from "#app/browser/closest.ts";
import { dayAt, roomOf, scrollAtSides, type Sheet } from "../sheet-place.ts";
import type { RangeSelection } from "./range-selection.ts";

/** Chooses a range of free nights by two taps, or by dragging the mouse over them. Returns a function that stops it. */
export function selectByPointer(sheet: Sheet, first: string, selection: RangeSelection): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  let began: { x: number; isDrag: boolean } | undefined;
  let hasDragged = false;
  sheet.addEventListener(
    "pointerdown",
    (event) => {
      hasDragged = false;
      if (isNight(event) && event.pointerType === "mouse") began = { x: event.clientX, isDrag: false };
    },
    options,
  );
  document.addEventListener(
    "pointermove",
    (event) => {
      if (!began || (!began.isDrag && Math.abs(event.clientX - began.x) < 8)) return;
      if (!began.isDrag) {
        began.isDrag = true;
        const roomId = roomOf(document.elementFromPoint(began.x, event.clientY));
        if (roomId !== undefined) selection.begin(roomId, dayAt(sheet, first, began.x));
      }
      scrollAtSides(sheet, event.clientX);
      selection.reach(dayAt(sheet, first, event.clientX));
    },
    options,
  );
  document.addEventListener(
    "pointerup",
    () => {
      if (began?.isDrag) {
        hasDragged = true;
        selection.finish();
      }
      began = undefined;
    },
    options,
  );
  sheet.addEventListener(
    "click",
    (event) => {
      // `detail` is 0 for a click by keyboard: the link is followed as usual.
      if (event.detail === 0 || !isNight(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const roomId = event.target instanceof Element ? roomOf(event.target) : undefined;
      if (!hasDragged && roomId !== undefined) selection.tap(roomId, dayAt(sheet, first, event.clientX));
    },
    options,
  );
  sheet.addEventListener("dragstart", (event) => event.preventDefault(), options);
  return () => stop.abort();
}

/** A primary click without modifier keys on a free night. */
function isNight(event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  return isPlain && closest(event, "[data-night], [data-gap]") !== null;
}
