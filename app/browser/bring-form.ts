/**
 * Fetches its form when a button that opens its dialog is about to be pressed, or the dialog is open already, and puts it
 * in the place of the link to the form's page. Where it cannot be fetched, the link stays.
 */
export class LaterForm extends HTMLElement {
  #listening = new AbortController();
  #watch: MutationObserver | undefined;
  #loading: Promise<boolean> | undefined;

  connectedCallback(): void {
    const dialog = this.closest("dialog");
    if (!dialog) return;
    this.#listening = new AbortController();
    const options = { signal: this.#listening.signal, passive: true };
    const load = ({ target }: Event) => {
      const opener = target instanceof Element ? target.closest("[commandfor]") : null;
      if (opener?.getAttribute("commandfor") === dialog.id) void this.load();
    };
    for (const sign of ["pointerover", "pointerdown", "focusin"])
      document.addEventListener(sign, load, options);
    const loadOpen = () => void (dialog.open && this.load());
    this.#watch = new MutationObserver(loadOpen);
    this.#watch.observe(dialog, { attributeFilter: ["open"] });
    loadOpen();
  }

  disconnectedCallback(): void {
    this.#listening.abort();
    this.#watch?.disconnect();
  }

  /** True once the form is here. */
  async load(): Promise<boolean> {
    this.#loading ??= this.#fetch();
    const isHere = await this.#loading.catch(() => false);
    // The next sign tries again.
    if (!isHere) this.#loading = undefined;
    return isHere;
  }

  async #fetch(): Promise<boolean> {
    // No page that somebody opens (server/visits).
    const answer = await fetch(this.dataset["part"] ?? "", { headers: { purpose: "prefetch" } });
    const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : "", "text/html");
    const form = page.getElementById(this.dataset["form"] ?? "")?.closest("site-form");
    if (!form) return false;
    form.querySelector("[name=from]")?.setAttribute("value", location.pathname);
    const isFocused = this.contains(document.activeElement);
    this.#listening.abort();
    this.#watch?.disconnect();
    this.replaceChildren(document.adoptNode(form));
    if (isFocused) this.querySelector<HTMLElement>("[name]:not([type=hidden])")?.focus();
    return true;
  }
}
