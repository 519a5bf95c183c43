import { closest } from "./closest.ts";
import { isForBrowser } from "./keys.ts";

/** How much larger a zoomed picture is than the screen shows it. */
const zoom = 2.5;
/** Milliseconds without scrolling after which a picture has come to rest. */
const settled = 120;

/** The dialog of a lightbox: a strip that snaps, moved by fingers, arrow keys and buttons; each picture can be zoomed. */
export class LargePictures {
  readonly #dialog: HTMLDialogElement;
  readonly #strip: HTMLElement;
  readonly #addresses: string[] = [];
  #current = 0;
  #settling = 0;

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

  /** Opens at the picture of that address, or at the first. */
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
    this.#tellPlace();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const left = this.#figure?.offsetLeft ?? 0;
    this.#strip.scrollTo({ left, behavior: behavior ?? (isStill ? "instant" : "smooth") });
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
    // What scrolls must be able to hold the focus: arrow keys then move the picture.
    if (isWanted) frame.tabIndex = 0;
    else frame.removeAttribute("tabindex");
    (isWanted ? frame : this.#strip).focus({ preventScroll: true });
    if (isWanted)
      frame.scrollTo(
        (frame.scrollWidth - frame.clientWidth) / 2,
        (frame.scrollHeight - frame.clientHeight) / 2,
      );
  }

  #tellPlace(): void {
    const place = this.#dialog.querySelector("[data-place]");
    const words = `${this.#current + 1} of ${this.#addresses.length}`;
    if (place && place.textContent !== words) place.textContent = words;
  }

  /** Follows fingers once they have let go: on the way of a turn the place is that where it leads. */
  #onScroll = (): void => {
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(() => {
      const { scrollLeft, clientWidth } = this.#strip;
      const current = Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));
      this.#current = Math.min(current, this.#addresses.length - 1);
      this.#tellPlace();
    }, settled);
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
    // A zoomed picture is moved about by the same keys.
    else if (index === undefined || this.#isZoomed) return;
    else this.#turnTo(index);
    event.preventDefault();
  };

  #onDrag = (event: PointerEvent): void => {
    if (!this.#isZoomed || event.pointerType !== "mouse" || event.buttons !== 1) return;
    this.#figure?.querySelector("div")?.scrollBy(-event.movementX, -event.movementY);
  };
}

/** A picture as its place on the page has it, with its caption; its files are chosen for the whole screen. */
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
  // The picture's own words say the same.
  caption.ariaHidden = "true";
  image.className = "";
  image.loading = "lazy";
  image.fetchPriority = "auto";
  image.draggable = false;
  // Never wider than its file.
  image.style.setProperty("--own-width", `${image.getAttribute("width") ?? 0}px`);
  return place;
}

function load(place: Element | undefined): void {
  const image = place?.querySelector("img");
  if (image) image.loading = "eager";
}
