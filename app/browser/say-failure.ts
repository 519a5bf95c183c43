/**
 * Shows why a form could not be sent, in a focused box below the row of the pressed button, in place of an earlier one.
 * Its markup comes from the form's `template[data-messages]` (app/features/forms/send-failure.tsx).
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

/** The form's child that contains the button. Not `form.children`: a field named "children" shadows it. */
function rowOf(button: HTMLElement | null, form: HTMLFormElement): Element | undefined {
  return [...form.querySelectorAll(":scope > *")].find((child) => child.contains(button));
}
