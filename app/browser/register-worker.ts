import { keepOffline } from "./keep-offline.ts";

/**
 * Starts the worker that caches pages for when the network is away. The first one comes after its page, which it is asked
 * to cache. Browsers have workers on https only, and may refuse them in private windows: then nothing is cached.
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
