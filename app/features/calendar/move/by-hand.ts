import { nightsBetween } from "#contract/rules/stay.ts";
import { dayAt, roomAt, roomOf, scrollAtSides, type Sheet } from "../sheet-place.ts";
import type { Grip } from "./carried.ts";
import type { Carrying } from "./carrying.ts";

/** A mouse carries after so many pixels; a finger after resting so many milliseconds, for else it scrolls. */
const farEnough = 5;
const longEnough = 350;
/** So near to its end a stay is stretched. */
const edge = 10;

type Press = { bar: HTMLElement; grip: Grip; x: number; y: number; day: string; timer: number };

/** Drags stays over the board: held in the middle they move, at an end they stretch. */
export function carryByHand(sheet: Sheet, first: string, carrying: Carrying): () => void {
  const stop = new AbortController();
  let press: Press | undefined;
  const begin = () => {
    if (!press) return;
    carrying.begin(roomOf(press.bar), Number(press.bar.dataset["stay"]));
  };
  const end = () => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
    capture = false,
  ) => document.addEventListener(name, act, { signal: stop.signal, passive: false, capture });

  on("pointerdown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const bar = target?.closest<HTMLElement>("[data-stay]");
    if (!bar || !sheet.contains(bar) || event.button !== 0 || event.ctrlKey || event.metaKey) return;
    const { clientX: x, clientY: y } = event;
    const timer = event.pointerType === "mouse" ? 0 : window.setTimeout(begin, longEnough);
    press = { bar, grip: gripAt(bar, x), x, y, day: dayAt(sheet, first, x), timer };
  });
  on("pointermove", (event) => {
    if (!press) return;
    const { clientX: x, clientY: y } = event;
    if (!carrying.held()) {
      if (Math.hypot(x - press.x, y - press.y) < farEnough) return;
      if (event.pointerType !== "mouse") return end();
      begin();
    }
    scrollAtSides(sheet, x);
    carrying.place(press.grip, nightsBetween(press.day, dayAt(sheet, first, x)), roomAt(x, y));
  });
  on("pointerup", () => {
    if (press && carrying.held()) {
      // The click that follows would open the stay.
      document.addEventListener("click", swallow, true);
      setTimeout(() => document.removeEventListener("click", swallow, true));
      carrying.drop();
    }
    end();
  });
  on("pointercancel", () => {
    if (press) carrying.keep();
    end();
  });
  on("keydown", (event) => {
    if (press && event.key === "Escape") {
      carrying.keep();
      end();
    }
  });
  for (const name of ["touchmove", "contextmenu", "dragstart"] as const) {
    on(name, (event) => {
      if (press && (name !== "touchmove" || carrying.held())) event.preventDefault();
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

/** The end of the bar that is held, where the stay itself ends there. */
function gripAt(bar: HTMLElement, x: number): Grip {
  const { left, right, width } = bar.getBoundingClientRect();
  const near = Math.min(edge, width / 4);
  if (x < left + near && bar.dataset["before"] === undefined) return "start";
  return x > right - near && bar.dataset["after"] === undefined ? "end" : "whole";
}
