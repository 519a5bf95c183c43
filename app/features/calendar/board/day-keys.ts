import type { KeyboardEvent } from "react";

const steps: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys between the free nights of the calendar: one free night across, one room type up or down. */
export function goByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const table = event.currentTarget.closest("table");
  if (!step || !table) return;
  const links = [...table.querySelectorAll<HTMLElement>("[data-night]")];
  const target = neighbour(links, event.currentTarget, step);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function neighbour(links: HTMLElement[], from: HTMLElement, [across, down]: [number, number]) {
  const line = links.filter((link) =>
    across === 0
      ? link.dataset["night"] === from.dataset["night"]
      : link.closest("tr") === from.closest("tr"),
  );
  return line[line.indexOf(from) + across + down];
}
