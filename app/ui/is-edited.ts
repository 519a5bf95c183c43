/** Whether a value of the form differs from the one that it was rendered with. */
export function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) return control.value !== renderedOption(control)?.value;
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLInputElement)) return false;
    if (control.type === "checkbox" || control.type === "radio")
      return control.checked !== control.defaultChecked;
    return control.value !== control.defaultValue;
  });
}

/** The option that a select shows at first: browsers skip disabled ones unless the page selects them. */
function renderedOption(select: HTMLSelectElement): HTMLOptionElement | undefined {
  const options = [...select.options];
  return options.find(({ defaultSelected }) => defaultSelected) ?? options.find(({ disabled }) => !disabled);
}
