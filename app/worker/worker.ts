/**
 * The site's service worker, `/sw.js` (scripts/build-worker.ts). Pages come from the network; only when it is unreachable
 * cached ones are shown. A new version takes over at once: it keeps the caches, and as file names contain content hashes,
 * pages that are still open find their files.
 */
import { sendWaiting, syncTag } from "../browser/waiting/send-waiting.ts";
import { prefetchPage } from "./prefetched-pages.ts";
import { answerFile, answerForm, answerPage } from "./answer.ts";
import { fetchAndCache, isStaff, offlinePage } from "./cache-page.ts";
import { dropFormer } from "./cached-copies.ts";

addEventListener("install", (event) => {
  event.waitUntil(fetchAndCache(new URL(offlinePage, location.href)));
  void skipWaiting();
});

async function takeOver(): Promise<void> {
  // Navigation preload would request a prefetched page (app/browser/prefetch.ts) a second time.
  await registration.navigationPreload?.disable();
  await dropFormer();
  await clients.claim();
}

addEventListener("activate", (event) => event.waitUntil(takeOver()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && request.mode === "navigate" && !isStaff(url))
    event.respondWith(answerForm(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate" || isPart(url)) event.respondWith(answerPage(event, url));
  else if (isFile(url) && !request.headers.has("range")) event.respondWith(answerFile(event, url));
});

/** A form for a dialog (app/browser/bring-form.ts), which is cached like a page. */
function isPart({ pathname, searchParams }: URL): boolean {
  return /^\/\w+$/.test(pathname) && searchParams.get("in") === "dialog";
}

/** Files whose names change with their content. */
function isFile({ pathname }: URL): boolean {
  return /^\/(?:assets|uploads)\/.*\.(?:css|js|svg|woff2|avif|webp|jpe?g|png)$/.test(pathname);
}

/** The address in a message of a page, if it is a public page of this site. */
function named(data: unknown, key: "keep" | "ahead"): URL | undefined {
  const path = new Map(Object.entries(data ?? {})).get(key);
  const url = typeof path === "string" ? new URL(path, location.href) : undefined;
  return url?.origin === location.origin && !isStaff(url) ? url : undefined;
}

addEventListener("message", (event) => {
  // Sent by pages that were opened before the worker was running.
  const cached = named(event.data, "keep");
  if (cached) event.waitUntil(fetchAndCache(cached).catch(() => {}));
  const next = named(event.data, "ahead");
  if (next) event.waitUntil(prefetchPage(next));
});

addEventListener("sync", (event) => {
  if (event.tag === syncTag) event.waitUntil(sendAll());
});

/** Rejects while requests still wait, so that the browser fires the sync event again later. */
async function sendAll(): Promise<void> {
  if (await sendWaiting()) throw new Error("The network is still away");
}
