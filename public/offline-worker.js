/*
 * Answers a page that cannot be reached with words of our own. It keeps nothing else and answers nothing else: what
 * visitors see is always what the server says now.
 */
const page = "/offline";
const dayInMilliseconds = 86_400_000;

const keep = () => caches.open("offline").then((cache) => cache.add(page));

/** The company's number on it may have changed. */
async function keepFresh() {
  const kept = await caches.match(page);
  if (!kept || Date.now() - Date.parse(kept.headers.get("date")) > dayInMilliseconds) await keep();
}

addEventListener("install", (event) => {
  event.waitUntil(keep());
  globalThis.skipWaiting();
});

addEventListener("activate", (event) => {
  // The page is asked for while this worker still starts.
  event.waitUntil(globalThis.registration.navigationPreload?.enable());
});

addEventListener("fetch", (event) => {
  const { request, preloadResponse } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  const answer = async () => (await preloadResponse) ?? (await fetch(request));
  event.waitUntil(keepFresh().catch(() => {}));
  event.respondWith(answer().catch(() => caches.match(page)));
});
