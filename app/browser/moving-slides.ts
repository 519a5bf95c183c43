import { autoplay } from "./autoplay.ts";
import { closest } from "./closest.ts";

/** Slides that are moved by buttons, and by themselves every `data-interval` ms. */
export abstract class MovingSlides extends HTMLElement {
  #end: (() => void) | undefined;

  connectedCallback(): void {
    const interval = Number(this.dataset["interval"] ?? "0");
    this.addEventListener("click", this.#onClick);
    this.#end = interval > 0 ? autoplay(this, interval, () => this.move(1)) : undefined;
    this.toggleAttribute("data-alive", true);
  }

  disconnectedCallback(): void {
    this.#end?.();
  }

  #onClick = (event: Event): void => {
    const button = closest(event, "[data-move]");
    if (button) this.move(button.dataset["move"] === "-1" ? -1 : 1);
  };

  protected abstract move(direction: 1 | -1): void;
}
