import { closest } from "./closest.ts";

/**
 * Fetches the form of its dialog when a button that opens the dialog is hovered, focused or pressed (or the dialog is
 * already open), and replaces the link to the form's page by it. When fetching fails, the link stays.
 */
export class LaterForm extends HTMLElement {
  #listening = new AbortController();
  #observer: MutationObserver | undefined;
  #loading: Promise<boolean> | undefined;

  connectedCallback(): void {
    const dialog = this.closest("dialog");
    if (!dialog) return;
    this.#listening = new AbortController();
    const options = { signal: this.#listening.signal, passive: true };
    const load = (event: Event) => {
      const opener = closest(event, "[commandfor]");
      if (opener?.getAttribute("commandfor") === dialog.id) void this.load();
    };
    for (const type of ["pointerover", "pointerdown", "focusin"])
      document.addEventListener(type, load, options);
    const loadOpen = () => void (dialog.open && this.load());
    this.#observer = new MutationObserver(loadOpen);
    this.#observer.observe(dialog, { attributeFilter: ["open"] });
    loadOpen();
  }

  disconnectedCallback(): void {
    this.#listening.abort();
    this.#observer?.disconnect();
  }

  /** Resolves to true when the form has been inserted, to false when it could not be fetched. */
  async load(): Promise<boolean> {
    this.#loading ??= this.#fetch();
    const isLoaded = await this.#loading.catch(() => false);
    // The next hover, focus or press tries again.
    if (!isLoaded) this.#loading = undefined;
    return isLoaded;
  }

  async #fetch(): Promise<boolean> {
    // The header keeps it from being counted as a visit (server/visits).
    const response = await fetch(this.dataset["part"] ?? "", { headers: { purpose: "prefetch" } });
    const page = new DOMParser().parseFromString(response.ok ? await response.text() : "", "text/html");
    const form = page.getElementById(this.dataset["form"] ?? "")?.closest("site-form");
    if (!form) return false;
    form.querySelector("[name=from]")?.setAttribute("value", location.pathname);
    const isFocused = this.contains(document.activeElement);
    this.#listening.abort();
    this.#observer?.disconnect();
    this.replaceChildren(document.adoptNode(form));
    if (isFocused) this.querySelector<HTMLElement>("[name]:not([type=hidden])")?.focus();
    return true;
  }
}
