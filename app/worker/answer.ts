import { takePrefetched } from "./prefetched-pages.ts";
import { cacheCopy, copyOf, madeAt } from "./cached-copies.ts";
import { cachePage, fetchAndCache, isStaff, offlinePage, placeOf } from "./cache-page.ts";
import { isControlPath } from "#contract/rules/control-area.ts";

/** The notice at the top of a page that is shown from the cache; styled in app/styles/offline.css. */
const notice = (since: string) =>
  `<p class="kept-notice" role="status">The network is away: this page is as it was on ${since}.</p>`;
const dayInMilliseconds = 86_400_000;

/** Network first: the server's page; offline the cached copy with a notice, else the offline page. */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const answer = (await takePrefetched(url)) ?? (await fetch(event.request));
    if (!isStaff(url)) {
      const copy = answer.clone();
      event.waitUntil(cachePage(url, copy).then(refreshOfflinePage, () => {}));
    }
    return answer;
  } catch (error) {
    const { kind, address } = placeOf(url);
    const copy = isStaff(url) ? undefined : await copyOf(kind, address);
    if (copy) return withNotice(copy);
    const words = await cachedOfflinePage();
    if (words) return words;
    throw error;
  }
}

/** Refreshes the offline page once a day, as the phone number on it may change. */
async function refreshOfflinePage(): Promise<void> {
  const cached = await cachedOfflinePage();
  if (!cached || Date.now() - madeAt(cached) > dayInMilliseconds)
    await fetchAndCache(new URL(offlinePage, location.href));
}

function cachedOfflinePage(): Promise<Response | undefined> {
  const { kind, address } = placeOf(new URL(offlinePage, location.href));
  return copyOf(kind, address);
}

async function withNotice(copy: Response): Promise<Response> {
  const since = new Date(madeAt(copy)).toLocaleString("en-IN", { dateStyle: "long", timeStyle: "short" });
  const html = (await copy.text()).replace(/<body[^>]*>/, (body) => `${body}${notice(since)}`);
  return new Response(html, { headers: copy.headers });
}

/** Cache first, as files never change under their name; pictures and fonts from the network are cached. */
export async function answerFile(event: FetchEvent, url: URL): Promise<Response> {
  const { destination } = event.request;
  const kind = destination === "image" && !url.pathname.endsWith(".svg") ? "pictures" : "files";
  const cached = await copyOf(kind, url.href);
  if (cached) return cached;
  const answer = await fetch(event.request);
  const isOfPages = !isControlPath(new URL(event.request.referrer || url, url).pathname);
  if (answer.status === 200 && isOfPages && (kind === "pictures" || destination === "font")) {
    const copy = answer.clone();
    event.waitUntil(cacheCopy(kind, url.href, copy).catch(() => {}));
  }
  return answer;
}
