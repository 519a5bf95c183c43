/** Shows as many of a form's ages as there are children; the others are not sent. */
export function fitChildAges(form: HTMLFormElement, children: number): void {
  const fold = form.querySelector<HTMLDetailsElement>("[data-child-ages]");
  if (!fold) return;
  fold.hidden = children === 0;
  // Opened once: whoever folds it again means it.
  if (children > 0 && !fold.hasAttribute("data-shown")) {
    fold.setAttribute("data-shown", "");
    fold.open = true;
  }
  for (const [index, select] of fold.querySelectorAll("select").entries()) {
    const isExtra = index >= children;
    if (select.disabled === isExtra) continue;
    select.disabled = isExtra;
    const frame = select.closest<HTMLElement>("[data-field]");
    if (frame) frame.hidden = isExtra;
  }
}
