import { takeAhead } from "./ahead.ts";
import { copyOf, keepCopy, madeAt } from "./kept-copies.ts";
import { fetchAndKeep, isStaff, keepPage, offlinePage, placeOf } from "./keep-page.ts";

/** The first part of a page that is shown from its copy; its looks are in app/styles/offline.css. */
const notice = (since: string) =>
  `<p class="kept-notice" role="status">The network is away: this page is as it was on ${since}.</p>`;
const dayInMilliseconds = 86_400_000;

/** A page: as the server has it now; without a network its copy, which says so, or the page with our number. */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const answer = (await takeAhead(url)) ?? (await fetch(event.request));
    if (!isStaff(url)) {
      const copy = answer.clone();
      event.waitUntil(keepPage(url, copy).then(refreshOfflinePage, () => {}));
    }
    return answer;
  } catch (error) {
    const { kind, address } = placeOf(url);
    const copy = isStaff(url) ? undefined : await copyOf(kind, address);
    if (copy) return withNotice(copy);
    const words = await keptOfflinePage();
    if (words) return words;
    throw error;
  }
}

/** The company's number on it may have changed. */
async function refreshOfflinePage(): Promise<void> {
  const kept = await keptOfflinePage();
  if (!kept || Date.now() - madeAt(kept) > dayInMilliseconds)
    await fetchAndKeep(new URL(offlinePage, location.href));
}

function keptOfflinePage(): Promise<Response | undefined> {
  const { kind, address } = placeOf(new URL(offlinePage, location.href));
  return copyOf(kind, address);
}

async function withNotice(copy: Response): Promise<Response> {
  const since = new Date(madeAt(copy)).toLocaleString("en-IN", { dateStyle: "long", timeStyle: "short" });
  const html = (await copy.text()).replace(/<body[^>]*>/, (body) => `${body}${notice(since)}`);
  return new Response(html, { headers: copy.headers });
}

/** A file that never changes under its name: its copy; else from the network, and a picture or font is then kept. */
export async function answerFile(event: FetchEvent, url: URL): Promise<Response> {
  const { destination } = event.request;
  const kind = destination === "image" && !url.pathname.endsWith(".svg") ? "pictures" : "files";
  const kept = await copyOf(kind, url.href);
  if (kept) return kept;
  const answer = await fetch(event.request);
  const isOfPages = !new URL(event.request.referrer || url, url).pathname.startsWith("/control");
  if (answer.status === 200 && isOfPages && (kind === "pictures" || destination === "font")) {
    const copy = answer.clone();
    event.waitUntil(keepCopy(kind, url.href, copy).catch(() => {}));
  }
  return answer;
}
