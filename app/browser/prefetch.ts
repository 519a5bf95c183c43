import { pageOf } from "./page-of-link.ts";

/** Milliseconds that a pointer rests on a link before its page is asked for: passing over it means nothing. */
const rest = 65;
/** Pages asked for ahead while this one is open. */
const most = 20;

/**
 * Asks for the page of a link as soon as somebody is about to follow it: a pointer rests on it, a finger or a button goes
 * down, or the keyboard reaches it. Not with Save-Data, nor where the network is slow: what is not opened costs there.
 */
export function prefetchOnIntent(): void {
  const asked = new Set([location.pathname + location.search]);
  let resting: ReturnType<typeof setTimeout> | undefined;

  const ask = ({ target }: Event) => {
    const url = target instanceof Element ? pageOf(target.closest("a")) : undefined;
    if (!url || asked.has(url) || asked.size > most || !isWorthIt()) return;
    asked.add(url);
    askFor(url);
  };
  const options = { capture: true, passive: true };
  addEventListener(
    "pointerover",
    (event) => {
      clearTimeout(resting);
      if (event.pointerType === "mouse") resting = setTimeout(ask, rest, event);
    },
    options,
  );
  for (const sign of ["pointerdown", "touchstart", "focusin"]) addEventListener(sign, ask, options);
}

/** The worker, if there is one, answers what is opened, and so has to ask. */
function askFor(url: string): void {
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
