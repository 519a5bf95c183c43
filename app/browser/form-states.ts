import { isControl, isTicked } from "./field-messages.ts";

/**
 * Makes what a form came back with what is typed in it, over what the page begins with: browsers keep with their history
 * only what differs from that.
 */
export function takeAsTyped(form: HTMLFormElement, begun: HTMLFormElement | undefined): void {
  for (const control of form.elements) {
    if (!isControl(control) || control.type === "hidden" || control instanceof HTMLSelectElement) continue;
    const { value } = control;
    if (isTicked(control)) continue;
    const first = begun?.elements.namedItem(control.name) ?? null;
    control.defaultValue =
      first instanceof Element && isControl(first) && !(first instanceof HTMLSelectElement)
        ? first.defaultValue
        : "";
    control.value = value;
  }
}

/** Shows on the button that the form in `frame` is being sent; returns how to undo that. */
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

/** Shows the thanks in the form's place. */
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
