import { adoptStyles } from "./adopt-styles.ts";
import { isEdited } from "#app/ui/is-edited.ts";
import { addressOf } from "./filter-form.ts";
import { keepOffline } from "./keep-offline.ts";
import { readPage } from "./read-page.ts";
import { showToast } from "./toast.ts";

/** Debounce, in milliseconds after the last change. */
const debounce = 250;
/** Milliseconds after which an unanswered request fails. */
const timeout = 15_000;

/**
 * Updates a list as soon as one of its filters changes: fetches the page that the form submits to and replaces the
 * `[data-live]` parts by those of that page. On failure the form's own button still works. Filters that were changed before
 * this script ran, or before the page entered the back/forward cache, are applied on load and on return.
 */
export class LiveFilters extends HTMLElement {
  #timer = 0;
  #latestRequest = 0;
  /** The form whose changed filters are not applied yet. */
  #pending: HTMLFormElement | undefined;

  connectedCallback(): void {
    this.addEventListener("change", this.#onChange);
    this.addEventListener("submit", this.#cancel);
    addEventListener("pagehide", this.#cancel);
    addEventListener("pageshow", this.#onShown);
    const forms = this.querySelectorAll<HTMLFormElement>("form[method=get]");
    const changed = [...forms].find(isEdited);
    if (changed) this.#showSoon(changed);
  }

  disconnectedCallback(): void {
    removeEventListener("pagehide", this.#cancel);
    removeEventListener("pageshow", this.#onShown);
    this.#cancel();
  }

  /** Cancels a pending update: the page is being left. */
  #cancel = (): void => {
    clearTimeout(this.#timer);
    this.#latestRequest += 1;
    this.#markBusy(null);
  };

  #onShown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && this.#pending) this.#showSoon(this.#pending);
  };

  #onChange = ({ target }: Event): void => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (form?.method === "get") this.#showSoon(form);
  };

  #showSoon(form: HTMLFormElement): void {
    this.#pending = form;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#show(form), debounce);
  }

  get #parts(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("[data-live]")];
  }

  #markBusy(isBusy: "true" | null): void {
    for (const area of this.#parts) area.ariaBusy = isBusy;
  }

  async #show(form: HTMLFormElement): Promise<void> {
    const address = addressOf(form);
    // Only one date of the stay is chosen so far: wait for the other.
    const dates = ["checkInDate", "checkOutDate"].filter((name) => address.searchParams.has(name));
    if (dates.length === 1) return;
    this.#latestRequest += 1;
    const request = this.#latestRequest;
    this.#markBusy("true");
    const page = await readPage(address, timeout).catch(() => undefined);
    if (request !== this.#latestRequest) return;
    this.#pending = undefined;
    this.#markBusy(null);
    if (!page) return void showToast("The list could not be asked for. Please press Show results", "info");
    for (const area of this.#parts) {
      const fresh = page.querySelector(`[data-live="${area.dataset["live"]}"]`);
      area.replaceChildren(...(fresh?.childNodes ?? []));
    }
    adoptStyles(page);
    history.replaceState(history.state, "", address.pathname + address.search);
    // The worker stores pages on navigation; this address was set without one, and is needed offline too.
    if (navigator.serviceWorker) void keepOffline();
  }
}
