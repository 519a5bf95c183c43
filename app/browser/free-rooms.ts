import { isControl } from "./field-messages.ts";
import { focusSame, keepChoices } from "./keep-choices.ts";
import { readPage } from "./read-page.ts";

const queryFields = ["checkInDate", "checkOutDate", "hotelId"];
/** Milliseconds after which an unanswered request fails. */
const timeout = 20_000;

/**
 * Shows the free rooms of a booking form as soon as its dates (and hotel) are chosen: fetches this page for them and
 * replaces its `[data-rooms]` part.
 */
export class FreeRooms extends HTMLElement {
  #latestRequest = 0;
  /** Stored values to apply once the rooms have been fetched. */
  #toRestore: URLSearchParams | undefined;

  connectedCallback(): void {
    this.addEventListener("change", this.#onChange);
    this.addEventListener("filled", this.#onFilled);
    // Dates chosen before this script ran: the page was rendered for other dates, or for none.
    const dates = this.querySelectorAll<HTMLInputElement>("[name=checkInDate], [name=checkOutDate]");
    if ([...dates].some(({ value, defaultValue }) => value !== defaultValue)) this.#fetchWhenComplete();
  }

  #onFilled = ({ detail }: CustomEvent<URLSearchParams>): void => {
    this.#toRestore = detail;
    this.#fetchWhenComplete();
  };

  #onChange = ({ target }: Event): void => {
    if (!isControl(target)) return;
    // A choice made now replaces the stored one.
    if (target.closest("[data-rooms]")) this.#toRestore = undefined;
    if (queryFields.includes(target.name)) this.#fetchWhenComplete();
  };

  #fetchWhenComplete(): void {
    const form = this.querySelector("form");
    const fields = form && new FormData(form);
    if (fields && queryFields.every((name) => fields.get(name))) void this.#fetch(fields);
  }

  async #fetch(fields: FormData): Promise<void> {
    this.#latestRequest += 1;
    const request = this.#latestRequest;
    const place = this.querySelector("[data-rooms]");
    place?.setAttribute("aria-busy", "true");
    place?.querySelector("[data-asked]")?.remove();
    place?.prepend(line("Looking for free rooms …", "status"));
    const address = new URL(location.href);
    for (const name of queryFields) {
      const value = fields.get(name);
      address.searchParams.set(name === "hotelId" ? "hotel" : name, typeof value === "string" ? value : "");
    }
    const page = await readPage(address, timeout).catch(() => undefined);
    // Outdated: a later change has started another request.
    if (request !== this.#latestRequest) return;
    if (page) this.#leadToQuestions(page);
    place?.removeAttribute("aria-busy");
    const fresh = page?.querySelector("[data-rooms]");
    place?.querySelector("[data-asked]")?.remove();
    if (place && fresh) {
      // A room may have been chosen while the request was running.
      const choices = this.#toRestore ?? new FormData(this.querySelector("form") ?? undefined);
      this.#toRestore = undefined;
      const focused = place.contains(document.activeElement) ? document.activeElement : null;
      place.replaceChildren(...fresh.childNodes);
      keepChoices(place, choices);
      focusSame(place, focused);
    }
    // The button that asks again is right below.
    else place?.prepend(line(noAnswer(), "alert"));
  }

  /** The links to a question take the house and the dates with them. */
  #leadToQuestions(page: Document): void {
    const links = page.querySelectorAll<HTMLAnchorElement>("a[data-ask]");
    for (const { dataset, href } of links)
      for (const link of this.querySelectorAll<HTMLAnchorElement>("a[data-ask]"))
        if (link.dataset["ask"] === dataset["ask"]) link.href = href;
  }
}

function noAnswer(): string {
  return navigator.onLine
    ? "We could not ask for the free rooms. Nothing you typed is lost: please try again"
    : "You are offline. Nothing you typed is lost: ask again when the network is back";
}

function line(text: string, role: "status" | "alert"): HTMLElement {
  const paragraph = document.createElement("p");
  paragraph.dataset["asked"] = "";
  paragraph.role = role;
  paragraph.className = role === "alert" ? "text-sm font-medium text-chinar" : "text-sm text-ink2";
  paragraph.textContent = text;
  return paragraph;
}
