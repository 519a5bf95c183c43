/** Asks the worker to cache the page of the address bar for when the network is away; where there is none, nothing is cached. */
export async function keepOffline(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
  active?.postMessage({ keep: location.pathname + location.search });
}
