import { pageOf } from "./page-of-link.ts";
import { shapeOf } from "./page-shapes.ts";

/** Milliseconds that a page may be on its way before its outline is shown. */
const patience = 350;

/**
 * Shows the outline of a page that is long on its way in place of the one that is left. It goes when that one is there,
 * and when Escape or a touch gives the way up, for browsers do not tell of their own button to stop: this page is then as it
 * was, with what was typed and where it was read.
 */
export function outlineWhatComes(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let takeAway: (() => void) | undefined;
  const end = () => {
    clearTimeout(waiting);
    takeAway?.();
    takeAway = undefined;
  };
  addEventListener("click", (event) => {
    const path = pathFollowed(event);
    const isOnOutline = event.target instanceof Element && event.target.closest(".page-outline");
    if (path || isOnOutline) end();
    if (path) waiting = setTimeout(() => (takeAway = showOutline(path)), patience);
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") end();
  });
  addEventListener("pagehide", () => {
    end();
    closeMenu();
  });
}

/** The menu would lie over the outline, and over this page for whoever comes back to it. */
function closeMenu(): void {
  document.querySelector<HTMLDialogElement>("dialog.dialog-menu[open]")?.close();
}

/** Where a click leads in this window; undefined for one that opens no other page here. */
function pathFollowed(event: MouseEvent): string | undefined {
  const isOther = event.defaultPrevented || event.button !== 0;
  if (isOther || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const page = link?.target ? undefined : pageOf(link);
  if (page === undefined || page === location.pathname + location.search) return undefined;
  return new URL(page, location.href).pathname;
}

/** Gives back how to take it away. */
function showOutline(path: string): (() => void) | undefined {
  const main = document.querySelector("main");
  const outline = shapeOf(path);
  if (!main || !outline) return undefined;
  closeMenu();
  const [top, focused] = [scrollY, document.activeElement];
  const status = document.createElement("p");
  status.role = "status";
  status.className = "sr-only";
  outline.append(status);
  main.append(outline);
  main.dataset["outlined"] = "";
  status.textContent = "Loading..";
  scrollTo({ top: 0, behavior: "instant" });
  return () => {
    delete main.dataset["outlined"];
    outline.remove();
    scrollTo({ top, behavior: "instant" });
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
