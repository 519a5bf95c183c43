import { keepOffline } from "./keep-offline.ts";

/**
 * Registers the service worker that caches pages for offline use. On the first visit it starts after the page was loaded,
 * and is therefore asked to cache it. Browsers have workers only on https, and may refuse them in private windows.
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const hadNone = serviceWorker.controller === null;
  const keepThis = async () => {
    await serviceWorker.register("/sw.js");
    if (hadNone) await keepOffline();
  };
  keepThis().catch((error: unknown) => console.warn("Nothing is kept for when the network is away:", error));
}
