import { isControl } from "./field-messages.ts";
import { focusSame, keepChoices } from "./keep-choices.ts";
import { readPage } from "./read-page.ts";

const asks = ["checkInDate", "checkOutDate", "hotelId"];
/** Milliseconds after which an unanswered request fails. */
const timeout = 20_000;

/**
 * Shows the free rooms of a booking form as soon as its dates (and hotel) are chosen, by asking the page itself for
 * its `[data-rooms]` part.
 */
export class FreeRooms extends HTMLElement {
  #asked = 0;
  /** What was chosen among rooms that are not here yet. */
  #chosen: URLSearchParams | undefined;

  connectedCallback(): void {
    this.addEventListener("change", this.#onChange);
    this.addEventListener("filled", this.#onFilled);
    // Chosen before this script came: what the page shows was rendered for other dates, or for none.
    const dates = this.querySelectorAll<HTMLInputElement>("[name=checkInDate], [name=checkOutDate]");
    if ([...dates].some(({ value, defaultValue }) => value !== defaultValue)) this.#askWhenComplete();
  }

  disconnectedCallback(): void {
    this.removeEventListener("change", this.#onChange);
    this.removeEventListener("filled", this.#onFilled);
  }

  #onFilled = ({ detail }: CustomEvent<URLSearchParams>): void => {
    this.#chosen = detail;
    this.#askWhenComplete();
  };

  #onChange = ({ target }: Event): void => {
    if (!isControl(target)) return;
    // What is chosen here counts before what once was.
    if (target.closest("[data-rooms]")) this.#chosen = undefined;
    if (asks.includes(target.name)) this.#askWhenComplete();
  };

  #askWhenComplete(): void {
    const form = this.querySelector("form");
    const fields = form && new FormData(form);
    if (fields && asks.every((ask) => fields.get(ask))) void this.#ask(fields);
  }

  async #ask(fields: FormData): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    const place = this.querySelector("[data-rooms]");
    place?.setAttribute("aria-busy", "true");
    place?.querySelector("[data-asked]")?.remove();
    place?.prepend(line("Looking for free rooms …", "status"));
    const address = new URL(location.href);
    for (const name of asks) {
      const value = fields.get(name);
      address.searchParams.set(name === "hotelId" ? "hotel" : name, typeof value === "string" ? value : "");
    }
    const page = await readPage(address, timeout).catch(() => undefined);
    // A later change has asked again meanwhile.
    if (turn !== this.#asked) return;
    place?.removeAttribute("aria-busy");
    const fresh = page?.querySelector("[data-rooms]");
    place?.querySelector("[data-asked]")?.remove();
    if (place && fresh) {
      // Rooms can be chosen while others are asked for.
      const choices = this.#chosen ?? new FormData(this.querySelector("form") ?? undefined);
      this.#chosen = undefined;
      const held = place.contains(document.activeElement) ? document.activeElement : null;
      place.replaceChildren(...fresh.childNodes);
      keepChoices(place, choices);
      focusSame(place, held);
    }
    // The button for asking again stands below it.
    else place?.prepend(line(noAnswer(), "alert"));
  }
}

function noAnswer(): string {
  return navigator.onLine
    ? "We could not ask for the free rooms. Nothing you typed is lost: please try again"
    : "You are offline. Nothing you typed is lost: ask again when the network is back";
}

function line(text: string, role: "status" | "alert"): HTMLElement {
  const said = document.createElement("p");
  said.dataset["asked"] = "";
  said.role = role;
  said.className = role === "alert" ? "text-sm font-medium text-chinar" : "text-sm text-ink2";
  said.textContent = text;
  return said;
}
