import { estimateWords } from "#contract/rules/estimate-words.ts";
import { wishesOf } from "#contract/rules/typed-wishes.ts";
import { isControl } from "./field-messages.ts";
import { fillSums } from "./fill-sums.ts";
import { fitChildAges } from "./fit-child-ages.ts";
import { KeepRoute } from "./keep-route.ts";
import { LivePrice } from "./live-price.ts";

/**
 * Keeps the estimate of the form within it up to date. `data-price`: the call that tells it; `data-fields`: what it asks
 * for, the field's own name behind `=` where it differs, `!` where nothing is known without; `data-places`: where the
 * journeys of a list begin and end.
 */
export class LiveEstimate extends HTMLElement {
  #price = new LivePrice(() => this.#show(), this.dataset["price"] ?? "");
  #observer: MutationObserver | undefined;
  #route: KeepRoute | undefined;

  connectedCallback(): void {
    this.addEventListener("change", this.#keepRoute);
    for (const name of ["input", "change"]) this.addEventListener(name, this.#show);
    // The form is replaced by the one that the server sends.
    this.#observer = new MutationObserver(this.#show);
    this.#observer.observe(this, { childList: true, subtree: true });
    this.#show();
  }

  disconnectedCallback(): void {
    for (const name of ["input", "change"]) this.removeEventListener(name, this.#show);
    this.removeEventListener("change", this.#keepRoute);
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

  /** Before the price is asked for: it is that of the journey as the form then says it. */
  #keepRoute = ({ target }: Event): void => {
    const form = this.querySelector<HTMLFormElement>("form");
    if (!form || !isControl(target) || !this.dataset["places"]) return;
    this.#route ??= new KeepRoute(JSON.parse(this.dataset["places"]));
    this.#route.changed(form, target.name);
  };
}
