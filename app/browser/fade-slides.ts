import { autoplay } from "./autoplay.ts";
import { closest } from "./closest.ts";

/** Milliseconds before a slide is shown at which its picture is fetched. */
const headStart = 4000;

/** Cross-fades its slides by buttons and arrow keys, and by itself every `data-interval` ms. */
export class FadeSlides extends HTMLElement {
  #end: (() => void) | undefined;

  connectedCallback(): void {
    const interval = Number(this.dataset["interval"] ?? "0");
    const controller = new AbortController();
    const { signal } = controller;
    this.addEventListener(
      "click",
      (event) => {
        const button = closest(event, "[data-move]");
        if (button) this.#move(button.dataset["move"] === "-1" ? -1 : 1);
      },
      { signal },
    );
    this.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "ArrowRight") this.#move(1);
        if (event.key === "ArrowLeft") this.#move(-1);
      },
      { signal },
    );
    const end = interval > 0 ? autoplay(this, interval, () => this.#move(1)) : undefined;
    const fetchAhead = setTimeout(() => this.#fetchNext(), Math.max(0, interval - headStart));
    this.#end = () => {
      controller.abort();
      clearTimeout(fetchAhead);
      end?.();
    };
    this.toggleAttribute("data-alive", true);
  }

  disconnectedCallback(): void {
    this.#end?.();
  }

  get #slides(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("[data-slide]")];
  }

  #move(direction: 1 | -1): void {
    const slides = this.#slides;
    const current = slides.findIndex((slide) => slide.hasAttribute("data-current"));
    const next = (current + direction + slides.length) % slides.length;
    slides.forEach((slide, index) => {
      slide.toggleAttribute("data-current", index === next);
      slide.inert = index !== next;
    });
    this.querySelectorAll("[data-dot]").forEach((dot, index) =>
      dot.toggleAttribute("data-current", index === next),
    );
    this.#fetchNext();
  }

  /** Pictures of hidden slides load lazily, which would be too late when their slide is shown. */
  #fetchNext(): void {
    const slides = this.#slides;
    const current = slides.findIndex((slide) => slide.hasAttribute("data-current"));
    slides[(current + 1) % slides.length]?.querySelectorAll("img").forEach((image) => {
      image.loading = "eager";
    });
  }
}
