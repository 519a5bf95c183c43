import { isChanged } from "./filter-form.ts";

const names = ["checkInDate", "checkOutDate"];

/**
 * The links that book (`data-books`) lead on with the dates of the form within it, also before these were looked up. The room
 * that was offered for other dates (`data-books="offer"`) stays behind.
 */
export class BookDates extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("change", this.#follow);
    this.#follow();
  }

  disconnectedCallback(): void {
    this.removeEventListener("change", this.#follow);
  }

  #follow = (): void => {
    const form = this.querySelector("form");
    if (!form) return;
    const dates = new FormData(form);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-books]")) {
      const begun = (link.dataset["begun"] ??= link.getAttribute("href") ?? "");
      link.href = isChanged(form) ? withDates(begun, dates, link.dataset["books"] === "offer") : begun;
    }
  };
}

function withDates(href: string, dates: FormData, isOffer: boolean): string {
  const address = new URL(href, location.href);
  for (const name of isOffer ? ["room", "rooms"] : []) address.searchParams.delete(name);
  for (const name of names) {
    const date = dates.get(name);
    if (typeof date === "string" && date) address.searchParams.set(name, date);
    else address.searchParams.delete(name);
  }
  return address.pathname + address.search + address.hash;
}
