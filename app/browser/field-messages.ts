import { textFault } from "#contract/rules/text-lengths.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Whether a control is ticked instead of filled in. */
export function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
}

/** In order: a control has the message of the first one that it breaks. */
const rules = ["valueMissing", "patternMismatch", "tooShort", "rangeUnderflow", "rangeOverflow"] as const;

const lines = new Set(["text", "email", "tel"]);

/**
 * The validation message of a control, from its `data-*` attribute for the rule; undefined when it is valid. The longest
 * texts are the same in all forms, and no attribute: by `maxlength` browsers cut what is pasted without a word.
 */
export function messageOf(control: Control): string | undefined {
  const { type, value, validity, dataset } = control;
  const tooLong =
    type === "textarea" ? textFault(value, "text") : lines.has(type) ? textFault(value, "line") : undefined;
  if (tooLong) return tooLong;
  const broken = rules.find((rule) => validity[rule] && rule in dataset);
  return broken && dataset[broken];
}

/** Shows a message at its control as the page that answers the form would, or takes it away. */
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

/** A field's message, made from the template that the page brings. */
function messageFrom(within: Element, text: string): HTMLElement | undefined {
  const frame = within.closest("site-form, stay-dates");
  // Where React takes a page over, a template would hide its children from it: a field has a hidden element.
  const looks =
    frame?.querySelector<HTMLTemplateElement>("template[data-messages]")?.content ??
    frame?.querySelector<HTMLElement>("[data-message-look]");
  const message = looks && document.importNode(looks, true).querySelector<HTMLElement>("p");
  message?.append(text);
  return message ?? undefined;
}

function setAttribute(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** True while a message stands at the control. */
export function isMarked(control: Control): boolean {
  const frame = control.closest("[data-field]");
  return (
    frame !== null &&
    (frame.matches("[aria-invalid=true]") || frame.querySelector("[aria-invalid=true]") !== null)
  );
}
