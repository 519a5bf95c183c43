import { closest } from "./closest.ts";
import { opensElsewhere } from "./keys.ts";
import { pageOf } from "./page-of-link.ts";
import { shapeOf } from "./page-shapes.ts";

/** Milliseconds of loading after which the outline is shown. */
const delay = 350;

/**
 * Shows the outline (skeleton) of the next page while that page takes long to load. The outline is removed when this page
 * is left, and by Escape or a click on it (browsers do not report their own stop button): this page is then as before, with
 * its typed values and scroll position.
 */
export function outlineNextPage(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let remove: (() => void) | undefined;
  const end = () => {
    clearTimeout(timer);
    remove?.();
    remove = undefined;
  };
  addEventListener("click", (event) => {
    const path = pathFollowed(event);
    if (path || closest(event, ".page-outline")) end();
    if (path) timer = setTimeout(() => (remove = showOutline(path)), delay);
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") end();
  });
  addEventListener("pagehide", () => {
    end();
    closeMenu();
  });
}

/** The menu would cover the outline, and would still be open when this page is restored by going back. */
function closeMenu(): void {
  document.querySelector<HTMLDialogElement>("dialog.dialog-menu[open]")?.close();
}

/** The path that a click navigates to in this window; undefined when it opens no other page here. */
function pathFollowed(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || opensElsewhere(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const page = link?.target ? undefined : pageOf(link);
  if (page === undefined || page === location.pathname + location.search) return undefined;
  return new URL(page, location.href).pathname;
}

/** Returns a function that removes the outline; undefined for a page without one. */
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
