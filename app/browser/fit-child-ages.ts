type AgeField = HTMLSelectElement | HTMLInputElement;

/** Shows as many of a form's ages as there are children; the others are not sent. */
export function fitChildAges(form: HTMLFormElement, children: number): void {
  const fold = form.querySelector<HTMLDetailsElement>("[data-child-ages]");
  if (!fold) return;
  fold.hidden = children === 0;
  // Opened by itself only once: a guest may fold it again.
  if (children > 0 && !fold.hasAttribute("data-shown")) {
    fold.setAttribute("data-shown", "");
    fold.open = true;
  }
  // The selects, and behind them perhaps one field for all further ages.
  for (const [index, field] of fold.querySelectorAll<AgeField>("select, input").entries()) {
    const isExtra = index >= children;
    if (field.disabled === isExtra) continue;
    field.disabled = isExtra;
    const frame = field.closest<HTMLElement>("[data-field]");
    if (frame) frame.hidden = isExtra;
  }
}
