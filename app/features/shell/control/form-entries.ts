/** The values of a form as [name, value] in its order; of checkboxes and radio buttons only the ticked ones. */
export type FormEntries = [string, string][];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const neverKept = new Set(["password", "file", "hidden", "submit", "button", "reset", "image"]);

export function readFormEntries(form: HTMLFormElement): FormEntries {
  return typedControls(form).flatMap((control): FormEntries =>
    isTick(control) && !control.checked ? [] : [[control.name, control.value]],
  );
}

/** Writes values back into the form, and unfolds it. */
export function refillForm(form: HTMLFormElement, typed: FormEntries): void {
  const valuesLeft = Map.groupBy(typed, ([name]) => name);
  for (const control of typedControls(form)) {
    const values = valuesLeft.get(control.name) ?? [];
    if (isTick(control)) {
      // A click, because React does not notice an assigned `checked`.
      if (control.checked !== values.some(([, value]) => value === control.value)) control.click();
      continue;
    }
    const [, value] = values.shift() ?? [];
    if (value !== undefined && value !== control.value) write(control, value);
  }
  const fold = form.closest("details");
  if (fold) fold.open = true;
}

/** Sets the value by the native setter, because React does not notice an assignment to the property it overrides. */
function write(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control), "value", value, control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Identifies a form on its page: names of its fields, and values of its hidden fields (record and version). */
export function formIdentity(form: HTMLFormElement): string {
  const marks = [...form.elements].flatMap((element) => {
    if (!isControl(element) || element.name === "") return [];
    // The idempotency key of a new form differs at each load.
    const isSame = element.type === "hidden" && element.name !== "key";
    return [isSame ? `${element.name}=${element.value}` : element.name];
  });
  return JSON.stringify(marks);
}

function typedControls(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter(({ name, type }) => name !== "" && !neverKept.has(type))
    .filter(({ autocomplete }) => autocomplete !== "one-time-code");
}

function isControl(element: Element): element is Control {
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  return kinds.some((kind) => element instanceof kind);
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
