import { type Control, isControl, isTickable } from "./field-messages.ts";

/**
 * Resets the default values of a form that the server sent back to those of the initial page, and keeps its values as typed:
 * browsers restore on going back only values that differ from the defaults.
 */
export function resetDefaults(form: HTMLFormElement, initial: HTMLFormElement | undefined): void {
  for (const control of form.elements) {
    if (!isControl(control) || control.type === "hidden" || control instanceof HTMLSelectElement) continue;
    const { value } = control;
    if (isTickable(control)) continue;
    const first = initial?.elements.namedItem(control.name) ?? null;
    control.defaultValue =
      first instanceof Element && isControl(first) && !(first instanceof HTMLSelectElement)
        ? first.defaultValue
        : "";
    control.value = value;
  }
}

/**
 * A copy of the form as it is before anything is typed. The page of a form that was sent before the script came has its
 * faults, and what was typed as its values: they are not in the copy. `data-first` is what a field has before that.
 */
export function unfilledCopy(form: HTMLFormElement): HTMLFormElement {
  const copy = document.importNode(form, true);
  const summary = copy.querySelector(":scope > [role=alert]");
  const marked = [...copy.querySelectorAll("[aria-invalid=true]")];
  if (!summary && marked.length === 0) return copy;
  summary?.remove();
  for (const owner of marked) {
    owner.removeAttribute("aria-invalid");
    copy.querySelector(`#${CSS.escape(`${owner.id}-error`)}`)?.remove();
  }
  for (const control of copy.elements) if (isControl(control)) emptyDefault(control);
  return copy;
}

function emptyDefault(control: Control): void {
  if (control.type === "hidden") return;
  const first = control.dataset["first"];
  if (control instanceof HTMLSelectElement)
    for (const option of control.options) option.defaultSelected = option.value === first;
  else if (isTickable(control)) control.defaultChecked = control.value === first;
  else control.defaultValue = first ?? "";
}

/** The form's own message, or that of several fields. */
export const alertIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>("[role=alert][tabindex]");

/** In milliseconds: so long a form that was sent is busy while the next page loads, whose loading may have been stopped. */
const longestLeaving = 20_000;

/**
 * Shows on the button that the form in `frame` is being sent; returns a function that undoes it, or, when the answer leads
 * to another page, leaves it so until that page is there or the visitor is back.
 */
export function showBusy(frame: HTMLElement, button: HTMLElement | null): (isLeaving: boolean) => void {
  const words = button?.textContent ?? "";
  frame.toggleAttribute("data-sending", true);
  button?.setAttribute("aria-disabled", "true");
  if (button) {
    button.style.minInlineSize = `${button.offsetWidth}px`;
    button.textContent = "Sending …";
  }
  const showIdle = () => {
    frame.removeAttribute("data-sending");
    button?.removeAttribute("aria-disabled");
    if (button) button.textContent = words;
  };
  return (isLeaving) => {
    if (!isLeaving) return showIdle();
    const late = setTimeout(showIdle, longestLeaving);
    const onBack = () => {
      // It may be sent anew by then.
      clearTimeout(late);
      showIdle();
    };
    addEventListener("pageshow", onBack, { once: true });
  };
}

/** Opens the dialog or the fold that a form is in. */
export function openAround(frame: HTMLElement): void {
  frame.closest("details")?.setAttribute("open", "");
  const dialog = frame.closest("dialog");
  if (dialog?.open === false) dialog.showModal();
}

/** Hides the form and shows the thanks in its place, focused. */
export function replaceForm(form: HTMLFormElement, words: DocumentFragment): void {
  const thanks = document.createElement("div");
  thanks.role = "status";
  thanks.tabIndex = -1;
  thanks.className = "outline-none";
  thanks.append(words);
  form.hidden = true;
  form.after(thanks);
  thanks.focus();
}
