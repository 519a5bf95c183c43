import { estimateWords } from "#contract/rules/estimate-words.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";
import { fillSums } from "./fill-sums.ts";
import { fitChildAges } from "./fit-child-ages.ts";
import { LiveForm } from "./live-form.ts";
import { lateWords, LivePrice } from "./live-price.ts";
import { typedIn } from "./price-fields.ts";

/**
 * Keeps the estimate of its form up to date. `data-price`: the API call that returns it; `data-fields`: its parameters,
 * each as `name`, `name=field` where the form's field is named otherwise, with `!` after the name if required;
 * `data-places`: JSON of a listed journey's pick-up and drop-off by id, filled into fields that nobody edited.
 */
export class LiveEstimate extends LiveForm {
  #price = new LivePrice(() => this.show(), this.dataset["price"] ?? "");
  /** The places filled in for the journey chosen before, by field. */
  #places: Readonly<Record<string, string>> = {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("change", this.#fillPlaces);
  }

  protected show(): void {
    const form = this.querySelector<HTMLFormElement>("form");
    if (!form) return;
    const typed = typedIn(new FormData(form));
    if ("children" in typed) fitChildAges(form, Number(typed["children"]) || 0);
    const query = this.#queryOf({ ...typed, childAges: wishesOf(typed).childAges });
    const price = query && this.#price.of(form, query);
    const late = query && this.#price.isLate ? lateWords.all : "";
    fillSums(this, price ? estimateWords(price) : { late });
  }

  /** Undefined while a required parameter is empty. */
  #queryOf(typed: Readonly<Record<string, string>>): URLSearchParams | undefined {
    const query = new URLSearchParams();
    for (const field of (this.dataset["fields"] ?? "").split(" ")) {
      const [, name = "", required, fieldName = name] = /^(\w+)(!?)(?:=(\w+))?$/.exec(field) ?? [];
      const value = typed[fieldName] ?? "";
      if (required && value === "") return undefined;
      if (value !== "") query.set(name, value);
    }
    return query;
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
