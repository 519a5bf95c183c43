import { offlineCopyHeader } from "#contract/core/offline-copy.ts";
import { cacheCopy, copyOf, dropCopy, type Kind, madeAt } from "./cached-copies.ts";
import { isControlPath } from "#contract/rules/control-area.ts";
import { isOwnPage } from "#contract/rules/guest-area.ts";

/** The page shown offline for pages that were never cached. */
export const offlinePage = "/offline";

/** True for the control area and the API, which are never cached. */
export function isStaff({ pathname }: URL): boolean {
  return isControlPath(pathname) || /^\/api(?:\/|$)/i.test(pathname);
}

/**
 * The cache and key of a page: its address without the parameters that only show the thanks for a form. The offline page is
 * stored with the files, as it has no personal data and must survive when a visitor deletes the rest.
 */
export function placeOf(url: URL): { kind: Kind; address: string } {
  if (url.pathname === offlinePage) return { kind: "files", address: new URL("/assets/offline", url).href };
  const address = new URL(url);
  address.hash = "";
  for (const thanks of ["sent", "told"]) address.searchParams.delete(thanks);
  return { kind: isOwnPage(url.pathname) ? "own" : "pages", address: address.href };
}

/**
 * Caches a page of a visitor, if the response is `public`, or is a guest's own booking page with the header that allows it.
 * Pages of the control area and of signed-in staff are neither. A page that no longer exists (404, 410) is removed.
 */
export async function cachePage(url: URL, answer: Response): Promise<void> {
  const { kind, address } = placeOf(url);
  if (answer.status === 404 || answer.status === 410) return dropCopy(kind, address);
  if (!isCacheable(answer)) return;
  const files = answer.clone();
  await cacheCopy(kind, address, answer);
  await cacheFilesOf(await files.text());
}

/** Fetches a page without cookies, as anybody may see it, and caches it. */
export async function fetchAndCache(url: URL): Promise<void> {
  // The header keeps it from being counted as a visit.
  const headers = { purpose: "prefetch" };
  await cachePage(url, await fetch(url, { credentials: "omit", headers }));
}

function isCacheable({ ok, redirected, headers }: Response): boolean {
  if (!ok || redirected || !headers.get("content-type")?.startsWith("text/html")) return false;
  return headers.has(offlineCopyHeader) || /\bpublic\b/.test(headers.get("cache-control") ?? "");
}

/** Caches the styles, fonts, scripts and drawings that a page refers to. */
async function cacheFilesOf(html: string): Promise<void> {
  const named = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js|svg|woff2)/g));
  await Promise.all(
    [...named].map(async (address) => {
      if (await copyOf("files", address)) return;
      const file = await fetch(address);
      if (file.ok) await cacheCopy("files", address, file);
    }),
  );
  await cacheParts(html);
}

const dayInMilliseconds = 86_400_000;

/** Caches the forms that a page's dialogs fetch, refreshed daily, so that they can be filled in offline. */
async function cacheParts(html: string): Promise<void> {
  const paths = new Set([...html.matchAll(/ data-part="(\/[^"&]*)"/g)].map(([, path = ""]) => path));
  for (const path of paths) {
    const url = new URL(path, location.href);
    const cached = await copyOf("pages", url.href);
    if (!cached || Date.now() - madeAt(cached) > dayInMilliseconds) await fetchAndCache(url);
  }
}
