import sprite from "#app/ui/icons.svg?no-inline";

const tones = {
  success: { name: "circle-check", colour: "text-meadow" },
  info: { name: "info", colour: "text-dal" },
} as const;
const svg = "http://www.w3.org/2000/svg";

/** Milliseconds after which a toast closes. */
const duration = 5000;

/** Shows a message at the top of the page, also above an open dialog; returns a function that closes it. */
export function showToast(text: string, tone: keyof typeof tones = "success"): () => void {
  const region = document.getElementById("site-toasts") ?? createRegion();
  raise(region);
  const toast = document.createElement("p");
  toast.className =
    "flex items-start gap-3 rounded-control border border-line bg-surface px-4 py-3.5 text-sm font-medium text-ink shadow-high";
  toast.append(icon(tones[tone]), text);
  region.append(toast);
  const close = () => {
    toast.remove();
    if (!region.hasChildNodes() && hasPopovers(region)) region.hidePopover();
  };
  setTimeout(close, duration);
  return close;
}

/** The same icon as in the staff's toasts. */
function icon({ name, colour }: { name: string; colour: string }): SVGElement {
  const drawing = document.createElementNS(svg, "svg");
  drawing.setAttribute("class", `icon size-5 flex-none ${colour}`);
  drawing.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(svg, "use");
  use.setAttribute("href", `${sprite}#${name}`);
  drawing.append(use);
  return drawing;
}

/** Shows the popover again to bring it above dialogs opened since. Without popover support it is an ordinary element. */
function raise(region: HTMLElement): void {
  if (!hasPopovers(region)) return;
  if (region.matches(":popover-open")) region.hidePopover();
  region.showPopover();
}

function hasPopovers(region: HTMLElement): boolean {
  return "showPopover" in region;
}

function createRegion(): HTMLElement {
  const region = document.createElement("div");
  region.id = "site-toasts";
  if (hasPopovers(region)) region.popover = "manual";
  region.role = "status";
  region.className = "site-toasts";
  document.body.append(region);
  return region;
}
