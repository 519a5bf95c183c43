import { closest } from "#app/browser/closest.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import { dayAt, roomAt, roomOf, scrollAtSides, type Sheet } from "../sheet-place.ts";
import type { DraggedPart } from "./dragged-stay.ts";
import type { StayDrag } from "./stay-drag.ts";

/** A drag starts after 5 px by mouse, and after a press of 350 ms by touch, which otherwise scrolls. */
const dragDistance = 5;
const pressDelay = 350;
/** Pixels from the end of a bar within which a drag stretches the stay instead of moving it. */
const edge = 10;

type Press = { bar: HTMLElement; grip: DraggedPart; x: number; y: number; day: string; timer: number };

/** Drags stays over the board: by the middle to move them, by an end to stretch them. Returns a function that stops it. */
export function dragByPointer(sheet: Sheet, first: string, drag: StayDrag): () => void {
  const stop = new AbortController();
  let press: Press | undefined;
  const begin = () => {
    if (!press) return;
    drag.begin(roomOf(press.bar), Number(press.bar.dataset["stay"]));
  };
  const end = () => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { signal: stop.signal, passive: false });

  on("pointerdown", (event) => {
    const bar = closest(event, "[data-stay]");
    if (!bar || !sheet.contains(bar) || event.button !== 0 || event.ctrlKey || event.metaKey) return;
    const { clientX: x, clientY: y } = event;
    const timer = event.pointerType === "mouse" ? 0 : window.setTimeout(begin, pressDelay);
    press = { bar, grip: gripAt(bar, x), x, y, day: dayAt(sheet, first, x), timer };
  });
  on("pointermove", (event) => {
    if (!press) return;
    const { clientX: x, clientY: y } = event;
    if (!drag.held()) {
      if (Math.hypot(x - press.x, y - press.y) < dragDistance) return;
      if (event.pointerType !== "mouse") return end();
      begin();
    }
    scrollAtSides(sheet, x);
    drag.place(press.grip, nightsBetween(press.day, dayAt(sheet, first, x)), roomAt(x, y));
  });
  on("pointerup", () => {
    if (press && drag.held()) {
      // Swallow the click that follows, which would open the stay.
      document.addEventListener("click", swallow, true);
      setTimeout(() => document.removeEventListener("click", swallow, true));
      drag.drop();
    }
    end();
  });
  on("pointercancel", () => {
    if (press) drag.keep();
    end();
  });
  on("keydown", (event) => {
    if (press && event.key === "Escape") {
      drag.keep();
      end();
    }
  });
  for (const name of ["touchmove", "contextmenu", "dragstart"] as const) {
    on(name, (event) => {
      if (press && (name !== "touchmove" || drag.held())) event.preventDefault();
    });
  }
  return () => {
    end();
    stop.abort();
  };
}

function swallow(click: Event): void {
  click.preventDefault();
  click.stopPropagation();
}

/** The gripped part of the bar. An end can be gripped only where the stay ends, not where the board cuts the bar off. */
function gripAt(bar: HTMLElement, x: number): DraggedPart {
  const { left, right, width } = bar.getBoundingClientRect();
  const near = Math.min(edge, width / 4);
  if (x < left + near && bar.dataset["before"] === undefined) return "start";
  return x > right - near && bar.dataset["after"] === undefined ? "end" : "whole";
}
