import { adoptStyles } from "./adopt-styles.ts";
import { addressOf, isChanged } from "./filter-form.ts";
import { keepOffline } from "./keep-offline.ts";
import { readPage } from "./read-page.ts";
import { showToast } from "./toast.ts";

/** Milliseconds after the last change. */
const pause = 250;
/** Milliseconds after which an unanswered request fails. */
const timeout = 15_000;

/**
 * Shows a list narrowed as soon as one of its filters changes: the parts of the page that are named `data-live` come
 * from the page that the form leads to. Whatever goes wrong, the form's own button still leads there. What was changed
 * before this script came, or before the page was left, is shown once it is here again.
 */
export class LiveFilters extends HTMLElement {
  #timer = 0;
  #turn = 0;
  /** Its choices are not shown yet. */
  #changed: HTMLFormElement | undefined;

  connectedCallback(): void {
    this.addEventListener("change", this.#onChange);
    this.addEventListener("submit", this.#forget);
    addEventListener("pagehide", this.#forget);
    addEventListener("pageshow", this.#onShown);
    const forms = this.querySelectorAll<HTMLFormElement>("form[method=get]");
    const changed = [...forms].find(isChanged);
    if (changed) this.#showSoon(changed);
  }

  disconnectedCallback(): void {
    this.removeEventListener("change", this.#onChange);
    this.removeEventListener("submit", this.#forget);
    removeEventListener("pagehide", this.#forget);
    removeEventListener("pageshow", this.#onShown);
    this.#forget();
  }

  /** The page is left for the one that was being asked for. */
  #forget = (): void => {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.#markBusy(null);
  };

  #onShown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && this.#changed) this.#showSoon(this.#changed);
  };

  #onChange = ({ target }: Event): void => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (form?.method === "get") this.#showSoon(form);
  };

  #showSoon(form: HTMLFormElement): void {
    this.#changed = form;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#show(form), pause);
  }

  get #parts(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("[data-live]")];
  }

  #markBusy(isBusy: "true" | null): void {
    for (const part of this.#parts) part.ariaBusy = isBusy;
  }

  async #show(form: HTMLFormElement): Promise<void> {
    const address = addressOf(form);
    // A stay has two dates: the second is still to come.
    const dates = ["checkInDate", "checkOutDate"].filter((name) => address.searchParams.has(name));
    if (dates.length === 1) return;
    this.#turn += 1;
    const turn = this.#turn;
    this.#markBusy("true");
    const page = await readPage(address, timeout).catch(() => undefined);
    if (turn !== this.#turn) return;
    this.#changed = undefined;
    this.#markBusy(null);
    if (!page) return showToast("The list could not be asked for. Please press Show results", "info");
    for (const part of this.#parts) {
      const fresh = page.querySelector(`[data-live="${part.dataset["live"]}"]`);
      part.replaceChildren(...(fresh?.childNodes ?? []));
    }
    adoptStyles(page);
    history.replaceState(history.state, "", address.pathname + address.search);
    // It was not opened by its address, and is read by it when the network is away.
    if (navigator.serviceWorker) void keepOffline();
  }
}
