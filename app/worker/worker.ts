/**
 * The site's service worker, `/sw.js` (scripts/build-worker.ts). What visitors see is always what the server says now;
 * only when it cannot be reached they see what this phone has kept. A new version takes over at once: it keeps what was
 * kept, files have their content in their names, and pages that are still open find theirs here.
 */
import { sendWaiting, syncTag } from "../browser/waiting/send-waiting.ts";
import { answerFile, answerPage } from "./answer.ts";
import { fetchAndKeep, isStaff, offlinePage } from "./keep-page.ts";
import { dropFormer } from "./kept-copies.ts";

addEventListener("install", (event) => {
  event.waitUntil(fetchAndKeep(new URL(offlinePage, location.href)));
  void skipWaiting();
});

async function takeOver(): Promise<void> {
  // The page is asked for while this worker still starts.
  await registration.navigationPreload?.enable();
  await dropFormer();
  await clients.claim();
}

addEventListener("activate", (event) => event.waitUntil(takeOver()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event, url));
  else if (isFile(url) && !request.headers.has("range")) event.respondWith(answerFile(event, url));
});

/** Their names change with what they hold. */
function isFile({ pathname }: URL): boolean {
  return /^\/(?:assets|uploads)\/.*\.(?:css|js|svg|woff2|avif|webp|jpe?g|png)$/.test(pathname);
}

/** A page that was opened before there was a worker asks to be kept. */
addEventListener("message", (event) => {
  const url = typeof event.data === "string" ? new URL(event.data, location.href) : undefined;
  if (url?.origin === location.origin && !isStaff(url)) event.waitUntil(fetchAndKeep(url).catch(() => {}));
});

addEventListener("sync", (event) => {
  if (event.tag === syncTag) event.waitUntil(sendAll());
});

/** Fails while something still waits: the browser then wakes this worker again, later. */
async function sendAll(): Promise<void> {
  if (await sendWaiting()) throw new Error("The network is still away");
}
