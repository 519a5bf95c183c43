import { isControl, isTickable } from "./field-messages.ts";

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

/** Shows on the button that the form in `frame` is being sent; returns a function that undoes it. */
export function showBusy(frame: HTMLElement, button: HTMLElement | null): () => void {
  const words = button?.textContent ?? "";
  frame.toggleAttribute("data-sending", true);
  button?.setAttribute("aria-disabled", "true");
  if (button) {
    button.style.minInlineSize = `${button.offsetWidth}px`;
    button.textContent = "Sending …";
  }
  return () => {
    frame.removeAttribute("data-sending");
    button?.removeAttribute("aria-disabled");
    if (button) button.textContent = words;
  };
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
