/** What is typed or chosen in a form, as [name, value] in its order; of ticks those that are set. */
export type Typed = [string, string][];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const neverKept = new Set(["password", "file", "hidden", "submit", "button", "reset", "image"]);

export function typedIn(form: HTMLFormElement): Typed {
  return typedControls(form).flatMap((control): Typed =>
    isTick(control) && !control.checked ? [] : [[control.name, control.value]],
  );
}

/** Types it into the form once more, which is shown when it is folded away. */
export function typeAgain(form: HTMLFormElement, typed: Typed): void {
  const left = Map.groupBy(typed, ([name]) => name);
  for (const control of typedControls(form)) {
    const values = left.get(control.name) ?? [];
    if (isTick(control)) {
      // Pressed rather than set: React hears it.
      if (control.checked !== values.some(([, value]) => value === control.value)) control.click();
      continue;
    }
    const [, value] = values.shift() ?? [];
    if (value !== undefined && value !== control.value) write(control, value);
  }
  const fold = form.closest("details");
  if (fold) fold.open = true;
}

/** React hears of a value only when it is set as the browser sets it. */
function write(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control), "value", value, control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** What tells a form from its page's others: also the record and its version, as they stand in hidden fields. */
export function marksOf(form: HTMLFormElement): string {
  const marks = [...form.elements].flatMap((element) => {
    if (!isControl(element) || element.name === "") return [];
    // The key of a form that is new is another each time.
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
