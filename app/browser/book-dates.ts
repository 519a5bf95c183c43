import { isEdited } from "#app/ui/is-edited.ts";

const dateNames = ["checkInDate", "checkOutDate"];

/**
 * Puts the dates of its form into the page's booking links (`a[data-books]`), even before the form is sent. Where the link
 * names an offered room (`data-books="offer"`), the room is dropped: it was offered for other dates.
 */
export class BookDates extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("change", this.#updateLinks);
    this.#updateLinks();
  }

  #updateLinks = (): void => {
    const form = this.querySelector("form");
    if (!form) return;
    const dates = new FormData(form);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-books]")) {
      const original = (link.dataset["begun"] ??= link.getAttribute("href") ?? "");
      link.href = isEdited(form) ? withDates(original, dates, link.dataset["books"] === "offer") : original;
    }
  };
}

function withDates(href: string, dates: FormData, isOffer: boolean): string {
  const address = new URL(href, location.href);
  for (const name of isOffer ? ["room", "rooms"] : []) address.searchParams.delete(name);
  for (const name of dateNames) {
    const date = dates.get(name);
    if (typeof date === "string" && date) address.searchParams.set(name, date);
    else address.searchParams.delete(name);
  }
  return address.pathname + address.search + address.hash;
}
