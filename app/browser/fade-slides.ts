import { MovingSlides } from "./moving-slides.ts";

/** Milliseconds before a slide is shown at which its picture is fetched. */
const headStart = 4000;

/** Cross-fades its slides by buttons and arrow keys, and by itself every `data-interval` ms. */
export class FadeSlides extends MovingSlides {
  #fetchAhead: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const interval = Number(this.dataset["interval"] ?? "0");
    this.addEventListener("keydown", this.#onKey);
    this.#fetchAhead = setTimeout(() => this.#fetchNext(), Math.max(0, interval - headStart));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#fetchAhead);
  }

  #onKey = ({ key }: KeyboardEvent): void => {
    if (key === "ArrowRight") this.move(1);
    if (key === "ArrowLeft") this.move(-1);
  };

  get #slides(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("[data-slide]")];
  }

  protected move(direction: 1 | -1): void {
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
