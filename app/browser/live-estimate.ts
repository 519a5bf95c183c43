import { estimateWords } from "#contract/rules/estimate-words.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";
import { fillSums } from "./fill-sums.ts";
import { fitChildAges } from "./fit-child-ages.ts";
import { LivePrice } from "./live-price.ts";

/**
 * Keeps the estimate of the form within it up to date. `data-price`: the call that tells it; `data-fields`: what it asks
 * for, the field's own name behind `=` where it differs, `!` where nothing is known without; `data-places`: where the
 * journeys of a list begin and end, for fields in which nobody wrote.
 */
export class LiveEstimate extends HTMLElement {
  #price = new LivePrice(() => this.#show(), this.dataset["price"] ?? "");
  #observer: MutationObserver | undefined;
  /** What the journey chosen before has written, by field. */
  #places: Readonly<Record<string, string>> = {};

  connectedCallback(): void {
    for (const name of ["input", "change"]) this.addEventListener(name, this.#show);
    this.addEventListener("change", this.#fillPlaces);
    // The form is replaced by the one that the server sends.
    this.#observer = new MutationObserver(this.#show);
    this.#observer.observe(this, { childList: true, subtree: true });
    this.#show();
  }

  disconnectedCallback(): void {
    for (const name of ["input", "change"]) this.removeEventListener(name, this.#show);
    this.removeEventListener("change", this.#fillPlaces);
    this.#observer?.disconnect();
  }

  #show = (): void => {
    const form = this.querySelector<HTMLFormElement>("form");
    if (!form) return;
    const typed: Record<string, string> = {};
    for (const [name, value] of new FormData(form)) if (typeof value === "string") typed[name] = value;
    if ("children" in typed) fitChildAges(form, Number(typed["children"]) || 0);
    const asked = this.#askedOf({ ...typed, childAges: wishesOf(typed).childAges });
    const price = asked && this.#price.of(form, asked);
    fillSums(this, price ? estimateWords(price) : {});
  };

  #askedOf(typed: Readonly<Record<string, string>>): URLSearchParams | undefined {
    const asked = new URLSearchParams();
    for (const field of (this.dataset["fields"] ?? "").split(" ")) {
      const [, name = "", needed, own = name] = /^(\w+)(!?)(?:=(\w+))?$/.exec(field) ?? [];
      const value = typed[own] ?? "";
      if (needed && value === "") return undefined;
      if (value !== "") asked.set(name, value);
    }
    return asked;
  }

  #fillPlaces = ({ target }: Event): void => {
    const isJourney = target instanceof HTMLSelectElement && target.name === "cabRateId";
    if (!isJourney || !this.dataset["places"]) return;
    const places: Record<string, string[]> = JSON.parse(this.dataset["places"]);
    const [pickUpLocation = "", dropLocation = ""] = places[target.value] ?? [];
    const before = this.#places;
    this.#places = { pickUpLocation, dropLocation };
    for (const [name, place] of Object.entries(this.#places)) {
      const input = this.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!input || input.value === place || !["", before[name]].includes(input.value)) continue;
      input.value = place;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
