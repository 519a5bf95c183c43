import { emailPattern } from "#contract/rules/email.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What is wrong with a control, in the words it carries: `data-missing` when it is empty, `data-wrong` when it is no
 * e-mail address or against its `pattern`, `data-short` (else `data-wrong`) when shorter than `data-least`, `data-low`
 * when it is before its `min`. Undefined when it is fine.
 */
export function complaintOf(control: Control): string | undefined {
  const { missing, wrong, short = wrong, low, least } = control.dataset;
  const value = valueOf(control).trim();
  if (value === "") return missing;
  if (control.type === "email" && !emailPattern.test(value)) return wrong;
  const { pattern, min } = control as HTMLInputElement;
  // Not "v": browsers before the autumn of 2023 throw at it.
  if (pattern && !new RegExp(`^(?:${pattern})$`, "u").test(value)) return wrong;
  if (least && value.length < Number(least)) return short;
  if (low && min && value < min) return low;
  return undefined;
}

function valueOf(control: Control): string {
  if (control.type !== "radio") return control.value;
  const chosen = control.form?.elements.namedItem(control.name);
  return chosen instanceof RadioNodeList ? chosen.value : control.value;
}

/** Shows a complaint under its control as the server would, or takes it away. */
export function showComplaint(control: Control, complaint: string | undefined): void {
  const frame = control.closest<HTMLElement>("[data-field]");
  const owner =
    frame?.querySelector<HTMLElement>("[data-control]") ?? frame?.querySelector(".control") ?? frame;
  if (!frame || !owner) return;
  const id = `${owner.id}-error`;
  document.getElementById(id)?.remove();
  const described = (owner.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((one) => one && one !== id);
  if (complaint) {
    const line = document.createElement("p");
    line.id = id;
    line.className = "mt-1.5 text-sm font-medium text-chinar";
    line.textContent = complaint;
    if (owner === frame) frame.append(line);
    else owner.after(line);
    described.unshift(id);
  }
  if (complaint) owner.setAttribute("aria-invalid", "true");
  else owner.removeAttribute("aria-invalid");
  if (described.length > 0) owner.setAttribute("aria-describedby", described.join(" "));
  else owner.removeAttribute("aria-describedby");
}
