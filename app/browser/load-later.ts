/**
 * At the end of every page: waits until the page has loaded and painted (with Save-Data: until it is touched), then
 * fetches the small scripts and, on pages that hydrate, React. Touching the page ends the wait. What injected markup asks
 * for here the page's policy refuses: it allows only our own files, and scripts within the page by their hash.
 */
declare global {
  interface Navigator {
    /** Chromium alone has it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

const signs = ["pointerdown", "keydown", "focusin"];
/** Milliseconds after the first paint; after the load where browsers tell no paint, or have told none. */
const [afterPaint, afterLoad, untold] = [200, 400, 3000];
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  for (const kept of document.querySelectorAll<HTMLScriptElement>("script[data-later]")) run(kept);
}

function run(kept: HTMLScriptElement): void {
  for (const href of kept.dataset["later"]?.split(" ") ?? []) if (href) preload(href);
  const script = document.createElement("script");
  script.type = "module";
  script.fetchPriority = "low";
  const { src } = kept.dataset;
  if (src) script.src = src;
  else script.textContent = kept.textContent;
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
  setTimeout(start, untold);
}

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
if (!navigator.connection?.saveData) {
  if (document.readyState === "complete") startAfterPaint();
  else addEventListener("load", startAfterPaint);
}
