/**
 * Inlined at the end of every page: waits until the page has loaded and painted (with Save-Data: until the first
 * interaction), then loads the small scripts and, on pages that hydrate, React. An interaction ends the wait. Scripts
 * that injected markup names are refused by the CSP, which allows our own files, and inline scripts by their hash.
 */
declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

const interactions = ["pointerdown", "keydown", "focusin"];
/** Milliseconds: after the first paint; after `load` without paint entries; after `load` when no paint was reported. */
const [afterPaint, afterLoad, paintTimeout] = [200, 400, 3000];
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const type of interactions) removeEventListener(type, start, true);
  for (const placeholder of document.querySelectorAll<HTMLScriptElement>("script[data-later]"))
    run(placeholder);
}

function run(placeholder: HTMLScriptElement): void {
  for (const href of placeholder.dataset["later"]?.split(" ") ?? []) if (href) preload(href);
  const script = document.createElement("script");
  script.type = "module";
  script.fetchPriority = "low";
  const { src } = placeholder.dataset;
  if (src) script.src = src;
  else script.textContent = placeholder.textContent;
  document.body.append(script);
}

function preload(href: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href });
  document.head.append(link);
}

function startAfterPaint(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) {
    setTimeout(start, afterLoad);
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    setTimeout(start, afterPaint);
  }).observe({ type: "paint", buffered: true });
  setTimeout(start, paintTimeout);
}

for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });
if (!navigator.connection?.saveData) {
  if (document.readyState === "complete") startAfterPaint();
  else addEventListener("load", startAfterPaint);
}
