import { offlineCopyHeader } from "#contract/core/offline-copy.ts";
import { copyOf, dropCopy, type Kind, keepCopy, madeAt } from "./kept-copies.ts";

/** The page with words of our own, for what was never kept. */
export const offlinePage = "/offline";

/** Of the control area, or no page. */
export function isStaff({ pathname }: URL): boolean {
  return /^\/(?:control|api)(?:\/|$)/i.test(pathname);
}

/**
 * Where a page is kept: under its address as the server answers it, without what only thanks for a form. The one with
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
 * Keeps a page that was answered to a visitor: only what the server made for everybody (it says `public`), and a guest's
 * own booking, of which it says that it may. Nothing of the control area or of somebody signed in is either. What is not
 * there any more is forgotten here, too.
 */
export async function keepPage(url: URL, answer: Response): Promise<void> {
  const { kind, address } = placeOf(url);
  if (answer.status === 404 || answer.status === 410) return dropCopy(kind, address);
  if (!isKeepable(answer)) return;
  const files = answer.clone();
  await keepCopy(kind, address, answer);
  await keepFilesOf(await files.text());
}

/** Fetches a page and keeps it; as anybody may see it, whoever has this phone. */
export async function fetchAndKeep(url: URL): Promise<void> {
  // Nobody opens it by that.
  const headers = { purpose: "prefetch" };
  await keepPage(url, await fetch(url, { credentials: "omit", headers }));
}

function isKeepable({ ok, redirected, headers }: Response): boolean {
  if (!ok || redirected || !headers.get("content-type")?.startsWith("text/html")) return false;
  return headers.has(offlineCopyHeader) || /\bpublic\b/.test(headers.get("cache-control") ?? "");
}

/** Styles, fonts, scripts and drawings that a page names; they never change under their name. */
async function keepFilesOf(html: string): Promise<void> {
  const named = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js|svg|woff2)/g));
  await Promise.all(
    [...named].map(async (address) => {
      if (await copyOf("files", address)) return;
      const file = await fetch(address);
      if (file.ok) await keepCopy("files", address, file);
    }),
  );
  await keepParts(html);
}

const dayInMilliseconds = 86_400_000;

/** The forms that a page's dialogs fetch, anew each day: they can be filled in and wait without a network. */
async function keepParts(html: string): Promise<void> {
  const parts = new Set([...html.matchAll(/ data-part="(\/[^"&]*)"/g)].map(([, path = ""]) => path));
  for (const path of parts) {
    const url = new URL(path, location.href);
    const kept = await copyOf("pages", url.href);
    if (!kept || Date.now() - madeAt(kept) > dayInMilliseconds) await fetchAndKeep(url);
  }
}
