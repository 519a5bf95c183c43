import { closest } from "./closest.ts";
import { isForBrowser } from "./keys.ts";

/** Width of a zoomed picture, in widths of the viewport. */
const zoom = 2.5;
/** Milliseconds without a scroll event after which scrolling has ended. */
const scrollEndDelay = 120;

/** The dialog of a lightbox: a snapping strip of pictures, moved by swiping, arrow keys and buttons, each zoomable. */
export class LargePictures {
  readonly #dialog: HTMLDialogElement;
  readonly #strip: HTMLElement;
  readonly #addresses: string[] = [];
  #current = 0;
  #scrollTimer = 0;

  constructor(dialog: HTMLDialogElement, links: readonly HTMLAnchorElement[]) {
    this.#dialog = dialog;
    this.#strip = dialog.querySelector<HTMLElement>("[data-strip]") ?? dialog;
    for (const link of links) {
      const picture = link.querySelector("picture");
      if (!picture || this.#addresses.includes(link.href)) continue;
      this.#addresses.push(link.href);
      this.#strip.append(figure(picture, link.dataset["large"] ?? ""));
    }
    dialog.addEventListener("click", this.#onClick);
    dialog.addEventListener("dblclick", this.#onDoubleClick);
    dialog.addEventListener("keydown", this.#onKey);
    dialog.addEventListener("pointermove", this.#onDrag);
    dialog.addEventListener("close", () => this.#setZoom(false));
    this.#strip.addEventListener("scroll", this.#onScroll, { passive: true });
  }

  /** Opens the dialog at the picture with that address, else at the first. */
  show(address: string): void {
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#strip.focus({ preventScroll: true });
    this.#turnTo(Math.max(0, this.#addresses.indexOf(address)), "instant");
  }

  get #figure(): HTMLElement | undefined {
    const figure = this.#strip.children[this.#current];
    return figure instanceof HTMLElement ? figure : undefined;
  }

  get #isZoomed(): boolean {
    return this.#dialog.hasAttribute("data-zoomed");
  }

  #turnTo(index: number, behavior?: ScrollBehavior): void {
    const count = this.#addresses.length;
    this.#setZoom(false);
    this.#current = (index + count) % count;
    this.#showPosition();
    const isReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const left = this.#figure?.offsetLeft ?? 0;
    this.#strip.scrollTo({ left, behavior: behavior ?? (isReducedMotion ? "instant" : "smooth") });
    for (const near of [this.#current, (this.#current + 1) % count]) load(this.#strip.children[near]);
  }

  #setZoom(isWanted: boolean): void {
    const frame = this.#figure?.querySelector<HTMLElement>("div");
    if (!frame || isWanted === this.#isZoomed) return;
    this.#dialog.toggleAttribute("data-zoomed", isWanted);
    this.#dialog.querySelector("[data-zoom]")?.setAttribute("aria-pressed", String(isWanted));
    this.#figure?.toggleAttribute("data-zoomed", isWanted);
    for (const source of frame.querySelectorAll("source"))
      source.sizes = isWanted ? `${zoom * 100}vw` : "100vw";
    // A scroll container must be focusable, so that arrow keys move the zoomed picture.
    if (isWanted) frame.tabIndex = 0;
    else frame.removeAttribute("tabindex");
    (isWanted ? frame : this.#strip).focus({ preventScroll: true });
    if (isWanted)
      frame.scrollTo(
        (frame.scrollWidth - frame.clientWidth) / 2,
        (frame.scrollHeight - frame.clientHeight) / 2,
      );
  }

  #showPosition(): void {
    const place = this.#dialog.querySelector("[data-place]");
    const words = `${this.#current + 1} of ${this.#addresses.length}`;
    if (place && place.textContent !== words) place.textContent = words;
  }

  /** Updates the position after a swipe has ended; while `#turnTo` scrolls, the position is already the target's. */
  #onScroll = (): void => {
    clearTimeout(this.#scrollTimer);
    this.#scrollTimer = window.setTimeout(() => {
      const { scrollLeft, clientWidth } = this.#strip;
      const current = Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));
      this.#current = Math.min(current, this.#addresses.length - 1);
      this.#showPosition();
    }, scrollEndDelay);
  };

  #onClick = (event: Event): void => {
    const move = closest(event, "[data-move]")?.dataset["move"];
    if (move) this.#turnTo(this.#current + Number(move));
    if (closest(event, "[data-zoom]")) this.#setZoom(!this.#isZoomed);
    if (closest(event, "[data-close]")) this.#dialog.close();
  };

  #onDoubleClick = (event: Event): void => {
    if (closest(event, "img")) this.#setZoom(!this.#isZoomed);
  };

  #onKey = (event: KeyboardEvent): void => {
    if (isForBrowser(event)) return;
    const isRightToLeft = getComputedStyle(this.#strip).direction === "rtl";
    const forward = isRightToLeft ? -1 : 1;
    const turns: Record<string, number> = {
      ArrowRight: this.#current + forward,
      ArrowLeft: this.#current - forward,
      Home: 0,
      End: this.#addresses.length - 1,
    };
    const index = turns[event.key];
    if (event.key === "+" || event.key === "=") this.#setZoom(true);
    else if (event.key === "-") this.#setZoom(false);
    // In a zoomed picture these keys scroll.
    else if (index === undefined || this.#isZoomed) return;
    else this.#turnTo(index);
    event.preventDefault();
  };

  #onDrag = (event: PointerEvent): void => {
    if (!this.#isZoomed || event.pointerType !== "mouse" || event.buttons !== 1) return;
    this.#figure?.querySelector("div")?.scrollBy(-event.movementX, -event.movementY);
  };
}

/** A copy of a picture of the page with its caption; `sizes` is changed to the full width of the viewport. */
function figure(picture: Element, title: string): HTMLElement {
  const copy = picture.cloneNode(true);
  const place = document.createElement("figure");
  const frame = document.createElement("div");
  const caption = document.createElement("figcaption");
  caption.textContent = title;
  frame.append(copy);
  place.append(frame, caption);
  for (const style of frame.querySelectorAll("style")) style.remove();
  for (const source of frame.querySelectorAll("source")) source.sizes = "100vw";
  const image = frame.querySelector("img");
  if (!image) return place;
  image.alt = title;
  // The `alt` text says the same.
  caption.ariaHidden = "true";
  image.className = "";
  image.loading = "lazy";
  image.fetchPriority = "auto";
  image.draggable = false;
  // Lets the style limit the picture to the width of its file.
  image.style.setProperty("--own-width", `${image.getAttribute("width") ?? 0}px`);
  return place;
}

function load(place: Element | undefined): void {
  const image = place?.querySelector("img");
  if (image) image.loading = "eager";
}
