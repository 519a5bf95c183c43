/**
 * Says why a form could not be sent: a box below the row of the pressed button, scrolled into view and focused. The box
 * before goes. The page brings its look in the form's `template[data-messages]` (app/features/forms/send-failure.tsx).
 */
export function sayFailure(form: HTMLFormElement, button: HTMLElement | null, text: string): void {
  takeFailureAway(form);
  const looks = form
    .closest("site-form")
    ?.querySelector<HTMLTemplateElement>("template[data-messages]")?.content;
  const box = looks && document.importNode(looks, true).querySelector<HTMLElement>("[data-send-failure]");
  if (!box) return;
  box.querySelector("[data-words]")?.append(text);
  const row = rowOf(button, form);
  if (row) row.after(box);
  else form.append(box);
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: "nearest" });
}

export function takeFailureAway(form: HTMLFormElement): void {
  form.querySelector("[data-send-failure]")?.remove();
}

/** What of the form's own holds the button. `form.children` is the field of that name where a form has one. */
function rowOf(button: HTMLElement | null, form: HTMLFormElement): Element | undefined {
  return [...form.querySelectorAll(":scope > *")].find((child) => child.contains(button));
}
