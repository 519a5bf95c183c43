import { offlineCopyHeader } from "#contract/core/offline-copy.ts";
import { cacheCopy, copyOf, dropCopy, type Kind, madeAt } from "./cached-copies.ts";
import { isControlPath } from "#contract/rules/control-area.ts";

/** The page with words of our own, for what was never cached. */
export const offlinePage = "/offline";

/** Of the control area, or no page. */
export function isStaff({ pathname }: URL): boolean {
  return isControlPath(pathname) || /^\/api(?:\/|$)/i.test(pathname);
}

/**
 * Where a page is cached: under its address as the server answers it, without what only thanks for a form. The one with
 * words of our own is nobody's, and stays with our files when a visitor has the rest forgotten.
 */
export function placeOf(url: URL): { kind: Kind; address: string } {
  if (url.pathname === offlinePage) return { kind: "files", address: new URL("/assets/offline", url).href };
  const address = new URL(url);
  address.hash = "";
  address.searchParams.delete("sent");
  return { kind: url.pathname.startsWith("/booking-status/") ? "own" : "pages", address: address.href };
}

/**
 * Caches a page that was answered to a visitor: only what the server made for everybody (it says `public`), and a guest's
 * own booking, of which it says that it may. Nothing of the control area or of somebody signed in is either. What is not
 * there any more is forgotten here, too.
 */
export async function cachePage(url: URL, answer: Response): Promise<void> {
  const { kind, address } = placeOf(url);
  if (answer.status === 404 || answer.status === 410) return dropCopy(kind, address);
  if (!isCacheable(answer)) return;
  const files = answer.clone();
  await cacheCopy(kind, address, answer);
  await cacheFilesOf(await files.text());
}

/** Fetches a page and caches it; as anybody may see it, whoever has this phone. */
export async function fetchAndCache(url: URL): Promise<void> {
  // Nobody opens it by that.
  const headers = { purpose: "prefetch" };
  await cachePage(url, await fetch(url, { credentials: "omit", headers }));
}

function isCacheable({ ok, redirected, headers }: Response): boolean {
  if (!ok || redirected || !headers.get("content-type")?.startsWith("text/html")) return false;
  return headers.has(offlineCopyHeader) || /\bpublic\b/.test(headers.get("cache-control") ?? "");
}

/** Styles, fonts, scripts and drawings that a page names; they never change under their name. */
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

/** The forms that a page's dialogs fetch, anew each day: they can be filled in and wait without a network. */
async function cacheParts(html: string): Promise<void> {
  const parts = new Set([...html.matchAll(/ data-part="(\/[^"&]*)"/g)].map(([, path = ""]) => path));
  for (const path of parts) {
    const url = new URL(path, location.href);
    const cached = await copyOf("pages", url.href);
    if (!cached || Date.now() - madeAt(cached) > dayInMilliseconds) await fetchAndCache(url);
  }
}
