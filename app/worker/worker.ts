/**
 * The site's service worker, `/sw.js` (scripts/build-worker.ts). What visitors see is always what the server says now;
 * only when it cannot be reached they see what this phone has cached. A new version takes over at once: it keeps what was
 * cached, files have their content in their names, and pages that are still open find theirs here.
 */
import { sendWaiting, syncTag } from "../browser/waiting/send-waiting.ts";
import { askAhead } from "./ahead.ts";
import { answerFile, answerPage } from "./answer.ts";
import { fetchAndCache, isStaff, offlinePage } from "./cache-page.ts";
import { dropFormer } from "./cached-copies.ts";

addEventListener("install", (event) => {
  event.waitUntil(fetchAndCache(new URL(offlinePage, location.href)));
  void skipWaiting();
});

async function takeOver(): Promise<void> {
  // A page that was asked for ahead (app/browser/prefetch.ts) would be asked for again by it.
  await registration.navigationPreload?.disable();
  await dropFormer();
  await clients.claim();
}

addEventListener("activate", (event) => event.waitUntil(takeOver()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" || isPart(url)) event.respondWith(answerPage(event, url));
  else if (isFile(url) && !request.headers.has("range")) event.respondWith(answerFile(event, url));
});

/** A form for a dialog (app/browser/bring-form.ts), which is cached like a page. */
function isPart({ pathname, searchParams }: URL): boolean {
  return /^\/\w+$/.test(pathname) && searchParams.get("in") === "dialog";
}

/** Their names change with what they hold. */
function isFile({ pathname }: URL): boolean {
  return /^\/(?:assets|uploads)\/.*\.(?:css|js|svg|woff2|avif|webp|jpe?g|png)$/.test(pathname);
}

/** The page of this site that a page's message names under `what`. */
function named(data: unknown, what: "keep" | "ahead"): URL | undefined {
  const path = new Map(Object.entries(data ?? {})).get(what);
  const url = typeof path === "string" ? new URL(path, location.href) : undefined;
  return url?.origin === location.origin && !isStaff(url) ? url : undefined;
}

addEventListener("message", (event) => {
  // A page that was opened before there was a worker asks to be cached.
  const cached = named(event.data, "keep");
  if (cached) event.waitUntil(fetchAndCache(cached).catch(() => {}));
  const next = named(event.data, "ahead");
  if (next) event.waitUntil(askAhead(next));
});

addEventListener("sync", (event) => {
  if (event.tag === syncTag) event.waitUntil(sendAll());
});

/** Fails while something still waits: the browser then wakes this worker again, later. */
async function sendAll(): Promise<void> {
  if (await sendWaiting()) throw new Error("The network is still away");
}
