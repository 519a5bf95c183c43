/** Milliseconds for which a prefetched page may be used: a link that is hovered or touched is usually followed by then. */
const maxAge = 10_000;
const mostPages = 4;

const pages = new Map<string, { askedAt: number; answer: Promise<Response | undefined> }>();

/** Prefetches a page. */
export async function prefetchPage(url: URL): Promise<void> {
  const answer = fetch(url).then(
    (page) => (page.ok && !page.redirected ? page : undefined),
    () => undefined,
  );
  pages.set(url.href, { askedAt: Date.now(), answer });
  for (const outdated of [...pages.keys()].slice(0, -mostPages)) pages.delete(outdated);
  await answer;
}

/** Removes and returns the prefetched page; undefined when there is none or it is too old. */
export async function takePrefetched(url: URL): Promise<Response | undefined> {
  const page = pages.get(url.href);
  pages.delete(url.href);
  return page && Date.now() - page.askedAt < maxAge ? page.answer : undefined;
}
