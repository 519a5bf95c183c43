import { guestKeyName } from "#contract/rules/thanks-address.ts";
import { longDate } from "#contract/rules/dates.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { isControl } from "./field-messages.ts";

/** Shows the way to the guest's own page, where the form led to one. */
export function fillOwnPage(words: DocumentFragment, leadsTo: string): void {
  const place = words.querySelector<HTMLElement>("[data-own-page]");
  const page = new URL(leadsTo, location.href).searchParams.get(guestKeyName);
  if (!place || !page) return;
  place.querySelector("a")?.setAttribute("href", `/booking-status/${encodeURIComponent(page)}`);
  place.hidden = false;
}

/** Fills the words of thanks: the reference from where the form led to, and what was asked from the form. */
export function fillThanks(words: DocumentFragment, form: HTMLFormElement, leadsTo: string): void {
  const reference = words.querySelector("[data-thanks-reference]");
  if (reference) reference.textContent = new URL(leadsTo, location.href).searchParams.get("sent");
  for (const place of words.querySelectorAll<HTMLElement>("[data-asked]")) {
    const control = form.elements.namedItem(place.dataset["asked"] ?? "");
    if (control instanceof HTMLSelectElement) place.textContent = control.selectedOptions[0]?.text ?? "";
    else if (control instanceof HTMLElement && isControl(control)) {
      place.textContent = isCalendarDate(control.value) ? longDate(control.value) : control.value;
    }
  }
}
