import { showToast } from "./toast.ts";

/** Milliseconds after the last change. */
const pause = 250;
/** Milliseconds after which an unanswered request fails. */
const timeout = 15_000;

/**
 * Shows a list narrowed as soon as one of its filters changes: the parts of the page that are named `data-live` come
 * from the page that the form leads to. Whatever goes wrong, the form's own button still leads there.
 */
export class LiveFilters extends HTMLElement {
  #timer = 0;
  #turn = 0;

  connectedCallback(): void {
    this.addEventListener("change", this.#onChange);
    this.addEventListener("submit", this.#forget);
  }

  disconnectedCallback(): void {
    this.removeEventListener("change", this.#onChange);
    this.removeEventListener("submit", this.#forget);
    this.#forget();
  }

  /** The page is left for the one that was being asked for. */
  #forget = (): void => {
    clearTimeout(this.#timer);
    this.#turn += 1;
  };

  #onChange = ({ target }: Event): void => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (!form || form.method !== "get") return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#show(form), pause);
  };

  async #show(form: HTMLFormElement): Promise<void> {
    const address = addressOf(form);
    // A stay has two dates: the second is still to come.
    const dates = ["checkInDate", "checkOutDate"].filter((name) => address.searchParams.has(name));
    if (dates.length === 1) return;
    this.#turn += 1;
    const turn = this.#turn;
    const parts = [...this.querySelectorAll<HTMLElement>("[data-live]")];
    for (const part of parts) part.ariaBusy = "true";
    const page = await readPage(address).catch(() => undefined);
    if (turn !== this.#turn) return;
    for (const part of parts) part.ariaBusy = null;
    if (!page) return showToast("The list could not be asked for. Please press Show results", "info");
    for (const part of parts) {
      const fresh = page.querySelector(`[data-live="${part.dataset["live"]}"]`);
      part.replaceChildren(...(fresh?.childNodes ?? []));
    }
    adoptStyles(page);
    history.replaceState(history.state, "", address.pathname + address.search);
  }
}

let shownRules: CSSStyleSheet | undefined;

/** The rules of the page's own pictures: as a sheet, for its `<style>` elements carry a nonce that is not this page's. */
function adoptStyles(page: Document): void {
  if (!shownRules) {
    shownRules = new CSSStyleSheet();
    // Beside those of others: the calendar of dates has one.
    document.adoptedStyleSheets.push(shownRules);
  }
  shownRules.replaceSync([...page.querySelectorAll("style")].map(({ textContent }) => textContent).join(""));
}

/** Where the form leads, each name once and empty ones left out. */
function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action);
  address.hash = "";
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "") values.set(name, [...(values.get(name) ?? []), value]);
  for (const [name, several] of values) address.searchParams.set(name, several.join(","));
  return address;
}

async function readPage(address: URL): Promise<Document> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The page answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
