import { glide } from "#app/ui/glide.ts";
import { autoplay } from "./autoplay.ts";
import { closest } from "./closest.ts";

/** Gives a snapping rail its buttons, lets it wrap around, and moves it by itself every `interval` ms. */
export class RailSlides extends HTMLElement {
  #end: (() => void) | undefined;

  connectedCallback(): void {
    const { interval = "0", speed = "600" } = this.dataset;
    const move = (direction: 1 | -1) => this.#move(direction, Number(speed));
    const onClick = (event: Event) => {
      const button = closest(event, "[data-move]");
      if (button) move(button.dataset["move"] === "-1" ? -1 : 1);
    };
    this.addEventListener("click", onClick);
    const end = Number(interval) > 0 ? autoplay(this, Number(interval), () => move(1)) : undefined;
    this.#end = () => {
      this.removeEventListener("click", onClick);
      end?.();
    };
    this.toggleAttribute("data-alive", true);
  }

  disconnectedCallback(): void {
    this.#end?.();
  }

  #move(direction: 1 | -1, speed: number): void {
    const rail = this.querySelector<HTMLElement>("[data-slides]");
    const [first, second] = rail?.children ?? [];
    if (!rail || !first || !second) return;
    // Right to left, `scrollLeft` runs from 0 down: the step carries the sign.
    const apart = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    // A mosaic's tiles are not of one width: it moves by what is in sight.
    const step = this.dataset["by"] === "view" ? Math.sign(apart) * rail.clientWidth : apart;
    const end = Math.sign(step) * (rail.scrollWidth - rail.clientWidth);
    const position = Math.round(rail.scrollLeft / step);
    const isAtEdge = Math.abs(rail.scrollLeft - (direction === 1 ? end : 0)) < 2;
    const wrapped = direction === 1 ? 0 : end;
    void glide(rail, isAtEdge ? wrapped : (position + direction) * step, speed);
  }
}
