import { autoplay } from "./autoplay.ts";
import { closest } from "./closest.ts";

/** How long before its turn a slide's picture is fetched, in ms. */
const headStart = 4000;

/** Slides in one place that cross-fade, by themselves every `interval` ms. Arrow keys move them too. */
export class FadeSlides extends HTMLElement {
  #end: (() => void) | undefined;

  connectedCallback(): void {
    const interval = Number(this.dataset["interval"] ?? "0");
    const listening = new AbortController();
    const { signal } = listening;
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
    const fetchAhead = setTimeout(() => this.#fetch(1), Math.max(0, interval - headStart));
    this.#end = () => {
      listening.abort();
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
    this.#fetch(1);
  }

  /** Slides out of sight have lazy pictures, which would come too late for their turn. */
  #fetch(ahead: number): void {
    const slides = this.#slides;
    const current = slides.findIndex((slide) => slide.hasAttribute("data-current"));
    slides[(current + ahead) % slides.length]?.querySelectorAll("img").forEach((image) => {
      image.loading = "eager";
    });
  }
}
