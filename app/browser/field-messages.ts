import { textFault } from "#contract/rules/text-lengths.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** True for checkboxes and radio buttons. */
export function isTickable(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
}

/** Constraints (`ValidityState`) in order of precedence: a control shows the message of the first one it violates. */
const constraints = [
  "valueMissing",
  "patternMismatch",
  "tooShort",
  "rangeUnderflow",
  "rangeOverflow",
] as const;

const singleLineTypes = new Set(["text", "email", "tel"]);

/**
 * The validation message of a control, from its `data-*` attribute for the violated constraint; undefined when it is valid.
 * The maximum length is the same in all forms and is not set as `maxlength`, by which browsers silently cut pasted text.
 */
export function messageOf(control: Control): string | undefined {
  const { type, value, validity, dataset } = control;
  const tooLong =
    type === "textarea"
      ? textFault(value, "text")
      : singleLineTypes.has(type)
        ? textFault(value, "line")
        : undefined;
  if (tooLong) return tooLong;
  const violated = constraints.find((rule) => validity[rule] && rule in dataset);
  return violated && dataset[violated];
}

/** Shows a message at its control as the server-rendered form would; without a message, removes the one that is shown. */
export function showMessage(control: Control, message: string | undefined): void {
  const frame = control.closest<HTMLElement>("[data-field]");
  if (!frame) return;
  const owner = control.type === "radio" ? frame : control;
  const errorId = `${owner.id}-error`;
  const hint = document.getElementById(`${owner.id}-hint`);
  document.getElementById(errorId)?.remove();
  const line = message && messageFrom(control, message);
  if (line) {
    line.id = errorId;
    if (hint) hint.before(line);
    else frame.append(line);
  }
  setAttribute(owner, "aria-invalid", line ? "true" : "");
  setAttribute(owner, "aria-describedby", [line && errorId, hint?.id].filter(Boolean).join(" "));
}

/** The element of a message, cloned from the page's template. */
function messageFrom(within: Element, text: string): HTMLElement | undefined {
  const frame = within.closest("site-form, stay-dates");
  // A hydrated page has a hidden element instead: React cannot hydrate the children of a template.
  const template =
    frame?.querySelector<HTMLTemplateElement>("template[data-messages]")?.content ??
    frame?.querySelector<HTMLElement>("[data-message-look]");
  const message = template && document.importNode(template, true).querySelector<HTMLElement>("p");
  message?.append(text);
  return message ?? undefined;
}

function setAttribute(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** True while a message is shown at the control. */
export function isMarked(control: Control): boolean {
  const frame = control.closest("[data-field]");
  return (
    frame !== null &&
    (frame.matches("[aria-invalid=true]") || frame.querySelector("[aria-invalid=true]") !== null)
  );
}
