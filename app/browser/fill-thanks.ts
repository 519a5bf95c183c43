import { guestKeyName } from "#contract/rules/thanks-address.ts";
import { longDate } from "#contract/rules/dates.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { isControl } from "./field-messages.ts";

/** Fills in the reference, and shows the link to the guest's own booking page when the redirect address carries its key. */
export function fillReference(words: DocumentFragment, leadsTo: string): void {
  const { searchParams } = new URL(leadsTo, location.href);
  const reference = words.querySelector("[data-reference]");
  if (reference) reference.textContent = searchParams.get("sent");
  const place = words.querySelector<HTMLElement>("[data-own-page]");
  const page = searchParams.get(guestKeyName);
  if (!place || !page) return;
  place.querySelector("a")?.setAttribute("href", `/booking-status/${encodeURIComponent(page)}`);
  place.hidden = false;
}

/** Fills the thanks: the reference from the redirect address, `[data-asked]` places from the form's fields. */
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
