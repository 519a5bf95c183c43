import { type CabRoute, isOnRoute, otherRouteWords } from "#contract/rules/cab-route.ts";
import { showToast } from "./toast.ts";

const ends = { pickUpLocation: "from", dropLocation: "to" } as const;

/** Keeps the journey that was chosen from the list, and so its price, and the places of a form the same. */
export class KeepRoute {
  readonly #routes: Record<string, CabRoute>;
  /** What a route filled in, by the field's name: the next one may take it away. */
  readonly #filled: Record<string, string> = {};
  #hasLeft = false;

  constructor(places: Record<string, [string, string]>) {
    const routes = Object.entries(places).map(([id, [from, to]]) => [id, { from, to }] as const);
    this.#routes = Object.fromEntries(routes);
  }

  /** Fits what was not changed to what was: places to a chosen journey, the journey to typed places. */
  changed(form: HTMLFormElement, name: string): void {
    const list = form.querySelector<HTMLSelectElement>("select[name=cabRateId]");
    if (!list || !(name === "cabRateId" || name in ends)) return;
    const route = this.#routes[list.value];
    if (name === "cabRateId") {
      this.#hasLeft = false;
      if (route) this.#fill(form, route);
    }
    if (route || this.#hasLeft) this.#choose(list, route, typedIn(form));
  }

  #fill(form: HTMLFormElement, route: CabRoute): void {
    for (const [name, end] of Object.entries(ends)) {
      const input = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!input || (input.value !== "" && input.value !== this.#filled[name])) continue;
      input.value = this.#filled[name] = route[end];
    }
  }

  #choose(list: HTMLSelectElement, route: CabRoute | undefined, [pickUp, drop]: [string, string]): void {
    if (!pickUp.trim() || !drop.trim()) return;
    const fitting = Object.keys(this.#routes).filter((id) => {
      const one = this.#routes[id];
      return one && isOnRoute(one, pickUp, drop);
    });
    // "Srinagar airport" names Srinagar too: of several the one that says most.
    const [best = ""] = fitting.toSorted((a, b) => this.#length(b) - this.#length(a));
    list.value = best;
    this.#hasLeft = best === "";
    if (route && best === "") showToast(otherRouteWords(route), "info");
  }

  #length(id: string): number {
    const { from = "", to = "" } = this.#routes[id] ?? {};
    return from.length + to.length;
  }
}

function typedIn(form: HTMLFormElement): [string, string] {
  const valueOf = (name: keyof typeof ends) =>
    form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? "";
  return [valueOf("pickUpLocation"), valueOf("dropLocation")];
}
