/** Toasts close by themselves after five seconds. */
const duration = 5000;

/** Says something at the top of the page, also above an open dialog. */
export function showToast(text: string): void {
  const region = document.getElementById("site-toasts") ?? createRegion();
  raise(region);
  const toast = document.createElement("p");
  toast.className =
    "rounded-control border border-line bg-surface px-5 py-3.5 text-sm font-medium text-ink shadow-high";
  toast.textContent = text;
  region.append(toast);
  setTimeout(() => {
    toast.remove();
    if (!region.hasChildNodes() && hasPopovers(region)) region.hidePopover();
  }, duration);
}

/** Raised again, it stands above whatever was opened since. Without popovers it is a part of the page. */
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
