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
