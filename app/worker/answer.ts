import { escapeHtml } from "#contract/rules/escape-html.ts";
import { takePrefetched } from "./prefetched-pages.ts";
import { cacheCopy, copyOf, madeAt } from "./cached-copies.ts";
import { cachePage, fetchAndCache, isStaff, offlinePage, placeOf } from "./cache-page.ts";
import { isControlPath } from "#contract/rules/control-area.ts";

/** A notice at the top of a page; styled in app/styles/offline.css. */
const notice = (words: string) => `<p class="kept-notice" role="status">${words}</p>`;
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
  return withAtTop(copy, notice(`The network is away: this page is as it was on ${since}.`));
}

async function withAtTop(copy: Response, top: string): Promise<Response> {
  const html = (await copy.text()).replace(/<body[^>]*>/, (body) => body + top);
  return new Response(html, { headers: copy.headers });
}

/**
 * A form that was sent before the page's script could do it: without a network the offline page, which says so and holds
 * what was typed, to be sent again.
 */
export async function answerForm(request: Request): Promise<Response> {
  // Read first: once the network has failed, the body cannot be read any more.
  const typed = await request.clone().text();
  try {
    return await fetch(request);
  } catch (error) {
    const words = await cachedOfflinePage();
    const top =
      notice("The network is away: no answer came to your form.") + again(new URLSearchParams(typed));
    if (words) return withAtTop(words, top);
    throw error;
  }
}

/** A form of these values with a button alone. */
function again(fields: URLSearchParams): string {
  const hidden = [...fields].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const button = `<button type="submit" class="button button-small button-outline">Send it again</button>`;
  return `<form method="post" aria-label="What you wrote" class="kept-notice">${hidden.join("")}What you wrote is kept here. ${button}</form>`;
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
