/** Whether the form was edited before hydration. */
export function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLInputElement)) return false;
    if (control.type === "checkbox" || control.type === "radio")
      return control.checked !== control.defaultChecked;
    return control.value !== control.defaultValue;
  });
}
