import { autoplay } from "./autoplay.ts";
import { closest } from "./closest.ts";

/** Milliseconds before a slide is shown at which its picture is fetched. */
const headStart = 4000;

/** Cross-fades its slides by buttons and arrow keys, and by itself every `data-interval` ms. */
export class FadeSlides extends HTMLElement {
  #end: (() => void) | undefined;

  connectedCallback(): void {
    const interval = Number(this.dataset["interval"] ?? "0");
    this.addEventListener("click", this.#onClick);
    this.addEventListener("keydown", this.#onKey);
    const end = interval > 0 ? autoplay(this, interval, () => this.#move(1)) : undefined;
    const fetchAhead = setTimeout(() => this.#fetchNext(), Math.max(0, interval - headStart));
    this.#end = () => {
      clearTimeout(fetchAhead);
      end?.();
    };
    this.toggleAttribute("data-alive", true);
  }

  disconnectedCallback(): void {
    this.#end?.();
  }

  #onClick = (event: Event): void => {
    const button = closest(event, "[data-move]");
    if (button) this.#move(button.dataset["move"] === "-1" ? -1 : 1);
  };

  #onKey = ({ key }: KeyboardEvent): void => {
    if (key === "ArrowRight") this.#move(1);
    if (key === "ArrowLeft") this.#move(-1);
  };

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
