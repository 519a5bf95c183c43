/** Limits of each cache in entries and bytes; the oldest entries are evicted first. */
const limits = {
  pages: { most: 50, bytes: 4_000_000 },
  /** A guest's own bookings, in a separate cache so that many viewed hotels do not evict them. */
  own: { most: 10, bytes: 1_000_000 },
  /** Styles, fonts, scripts and drawings, including those of the previous version, for pages that are still open. */
  files: { most: 60, bytes: 3_000_000 },
  pictures: { most: 80, bytes: 6_000_000 },
};
export type Kind = keyof typeof limits;

/** The cache's name with the version of its format; caches of other versions are deleted. */
const nameOf = (kind: string) => `${kind}-1`;

const [cachedAt, cachedBytes] = ["kept-at", "kept-bytes"];

/** Deletes the caches of previous formats. */
export async function dropFormer(): Promise<void> {
  const current = new Set(Object.keys(limits).map(nameOf));
  const former = (await caches.keys()).filter((name) => !current.has(name));
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** The copy of an address, if there is one. */
export async function copyOf(kind: Kind, address: string): Promise<Response | undefined> {
  return (await caches.open(nameOf(kind))).match(address);
}

export async function dropCopy(kind: Kind, address: string): Promise<void> {
  await (await caches.open(nameOf(kind))).delete(address);
}

/** Caches a response with timestamp and size, and evicts the oldest beyond the limits. Rejects when the disk is full. */
export async function cacheCopy(kind: Kind, address: string, response: Response): Promise<void> {
  const body = await response.blob();
  if (body.size > limits[kind].bytes / 4) return;
  const headers = new Headers(response.headers);
  // These describe the transfer, not the decoded body.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(cachedAt, String(Date.now()));
  headers.set(cachedBytes, String(body.size));
  const cache = await caches.open(nameOf(kind));
  await cache.put(address, new Response(body, { headers }));
  await trimSoon(kind);
}

/** When a copy was made, in milliseconds. */
export function madeAt(copy: Response): number {
  return Number(copy.headers.get(cachedAt));
}

/** Debounces trimming, as the pictures of a page are cached at the same time. */
const trims = new Map<Kind, Promise<void>>();
const trimDelay = 300;

function trimSoon(kind: Kind): Promise<void> {
  const running =
    trims.get(kind) ??
    new Promise((resolve) => setTimeout(resolve, trimDelay)).then(() => {
      trims.delete(kind);
      return trim(kind);
    });
  trims.set(kind, running);
  return running;
}

async function trim(kind: Kind): Promise<void> {
  const { most, bytes } = limits[kind];
  const cache = await caches.open(nameOf(kind));
  const copies = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      request,
      headers: (await cache.match(request))?.headers,
    })),
  );
  const latestFirst = copies.toSorted((a, b) => number(b.headers, cachedAt) - number(a.headers, cachedAt));
  let sum = 0;
  for (const [index, { request, headers }] of latestFirst.entries()) {
    sum += number(headers, cachedBytes);
    if (index >= most || sum > bytes) await cache.delete(request);
  }
}

function number(headers: Headers | undefined, name: string): number {
  return Number(headers?.get(name) ?? 0);
}
