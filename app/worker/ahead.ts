/** Milliseconds that a page asked for ahead may be shown after: somebody who is about to follow a link does so by then. */
const fresh = 10_000;
const most = 4;

const pages = new Map<string, { askedAt: number; answer: Promise<Response | undefined> }>();

/** Asks for a page that somebody is about to open. */
export async function askAhead(url: URL): Promise<void> {
  const answer = fetch(url).then(
    (page) => (page.ok && !page.redirected ? page : undefined),
    () => undefined,
  );
  pages.set(url.href, { askedAt: Date.now(), answer });
  for (const former of [...pages.keys()].slice(0, -most)) pages.delete(former);
  await answer;
}

/** The page, if it was asked for just now; once. */
export async function takeAhead(url: URL): Promise<Response | undefined> {
  const page = pages.get(url.href);
  pages.delete(url.href);
  return page && Date.now() - page.askedAt < fresh ? page.answer : undefined;
}
