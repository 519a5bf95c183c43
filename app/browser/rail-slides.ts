import { scrollRail } from "#app/ui/scroll-rail.ts";
import { MovingSlides } from "./moving-slides.ts";

/** Moves a snapping rail by its buttons, wrapping around, and by itself every `data-interval` ms. */
export class RailSlides extends MovingSlides {
  protected move(direction: 1 | -1): void {
    const rail = this.querySelector<HTMLElement>("[data-slides]");
    const [first, second] = rail?.children ?? [];
    if (!rail || !first || !second) return;
    // In right-to-left layouts `scrollLeft` is negative, and so is the step.
    const distance = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    // A mosaic's tiles differ in width: it moves by the visible width.
    const step = this.dataset["by"] === "view" ? Math.sign(distance) * rail.clientWidth : distance;
    const end = Math.sign(step) * (rail.scrollWidth - rail.clientWidth);
    const position = Math.round(rail.scrollLeft / step);
    const isAtEdge = Math.abs(rail.scrollLeft - (direction === 1 ? end : 0)) < 2;
    const wrapped = direction === 1 ? 0 : end;
    void scrollRail(
      rail,
      isAtEdge ? wrapped : (position + direction) * step,
      Number(this.dataset["speed"] ?? "600"),
    );
  }
}
