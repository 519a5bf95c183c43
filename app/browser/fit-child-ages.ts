type AgeField = HTMLSelectElement | HTMLInputElement;

/** Shows one age field for each child; disables the others, so that they are not sent. */
export function fitChildAges(form: HTMLFormElement, children: number): void {
  const fold = form.querySelector<HTMLDetailsElement>("[data-child-ages]");
  if (!fold) return;
  fold.hidden = children === 0;
  // Opened automatically only once: the guest may have closed it again.
  if (children > 0 && !fold.hasAttribute("data-shown")) {
    fold.setAttribute("data-shown", "");
    fold.open = true;
  }
  // One select for each of the first children, then perhaps one text input for all further ages.
  for (const [index, field] of fold.querySelectorAll<AgeField>("select, input").entries()) {
    const isExtra = index >= children;
    if (field.disabled === isExtra) continue;
    field.disabled = isExtra;
    const frame = field.closest<HTMLElement>("[data-field]");
    if (frame) frame.hidden = isExtra;
  }
}
