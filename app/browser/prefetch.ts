import { closest } from "./closest.ts";
import { pageOf } from "./page-of-link.ts";

/** Milliseconds that a link is hovered before its page is prefetched, so that merely passing over it is ignored. */
const hoverDelay = 65;
/** Pages prefetched while this one is open. */
const mostPages = 20;

/**
 * Prefetches the page of a link as soon as somebody is about to follow it: when it is hovered, pressed, touched or focused.
 * Not with Save-Data or on slow networks, where a page that is not opened costs too much.
 */
export function prefetchOnIntent(): void {
  const prefetched = new Set([location.pathname + location.search]);
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  const onIntent = (event: Event) => {
    const url = pageOf(closest(event, "a"));
    if (!url || prefetched.has(url) || prefetched.size > mostPages || !isWorthIt()) return;
    prefetched.add(url);
    prefetch(url);
  };
  const options = { capture: true, passive: true };
  addEventListener(
    "pointerover",
    (event) => {
      clearTimeout(hoverTimer);
      if (event.pointerType === "mouse") hoverTimer = setTimeout(onIntent, hoverDelay, event);
    },
    options,
  );
  for (const type of ["pointerdown", "touchstart", "focusin"]) addEventListener(type, onIntent, options);
}

/** By the service worker, if there is one: it answers the navigation, so it must hold the prefetched response. */
function prefetch(url: string): void {
  const worker = navigator.serviceWorker?.controller;
  if (worker) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
    worker.postMessage({ ahead: url });
    return;
  }
  const link = document.createElement("link");
  Object.assign(link, { rel: "prefetch", href: url });
  document.head.append(link);
}

function isWorthIt(): boolean {
  const { connection } = navigator;
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "");
}
