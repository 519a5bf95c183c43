/** Asks the service worker to cache the current page for offline use. Never resolves when no worker is registered. */
export async function keepOffline(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
  active?.postMessage({ keep: location.pathname + location.search });
}
