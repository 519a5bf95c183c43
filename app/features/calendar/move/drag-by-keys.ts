import { closest } from "#app/browser/closest.ts";
import { roomOf, type Sheet } from "../sheet-place.ts";
import type { StayDrag } from "./stay-drag.ts";

/** Space picks a stay up, arrows move or stretch it, Enter or Space drops it, Escape or losing the focus cancels. */
export function dragByKeys(sheet: Sheet, drag: StayDrag): () => void {
  const onKey = (event: KeyboardEvent) => {
    const bar = closest(event, "[data-stay]");
    if (!bar) return;
    const isHeld = drag.held() !== undefined;
    if (!isHeld && event.key !== " ") return;
    const did = isHeld ? act(event, drag) : drag.begin(roomOf(bar), Number(bar.dataset["stay"]));
    if (did) event.preventDefault();
    if (did || isHeld) event.stopPropagation();
  };
  const onLeave = () => drag.keep();
  sheet.addEventListener("keydown", onKey, true);
  sheet.addEventListener("focusout", onLeave);
  return () => {
    sheet.removeEventListener("keydown", onKey, true);
    sheet.removeEventListener("focusout", onLeave);
  };
}

const across: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const down: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

function act(event: KeyboardEvent, drag: StayDrag): boolean {
  const { key, shiftKey, ctrlKey } = event;
  const [days, rows] = [across[key], down[key]];
  const grip = shiftKey ? "end" : "start";
  if (days !== undefined) drag.shift(shiftKey || ctrlKey ? grip : "whole", days);
  else if (rows !== undefined) drag.step(rows);
  else if (key === "Enter" || key === " ") drag.drop();
  else if (key === "Escape") drag.keep();
  else return false;
  return true;
}
