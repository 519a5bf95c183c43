/** How many copies of a kind are cached, and their bytes; the oldest go first. */
const limits = {
  pages: { most: 50, bytes: 4_000_000 },
  /** A guest's own bookings, apart: looking at many hotels does not push them out. */
  own: { most: 10, bytes: 1_000_000 },
  /** Styles, fonts, scripts and drawings, also those of the version before, for pages that are still open. */
  files: { most: 60, bytes: 3_000_000 },
  pictures: { most: 80, bytes: 6_000_000 },
};
export type Kind = keyof typeof limits;

/** With the format of what is cached; another format has other names, and these go. */
const nameOf = (kind: string) => `${kind}-1`;

const [cachedAt, cachedBytes] = ["kept-at", "kept-bytes"];

/** Deletes what former versions of this worker cached. */
export async function dropFormer(): Promise<void> {
  const ours = new Set(Object.keys(limits).map(nameOf));
  const former = (await caches.keys()).filter((name) => !ours.has(name));
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** The copy of an address, if there is one. */
export async function copyOf(kind: Kind, address: string): Promise<Response | undefined> {
  return (await caches.open(nameOf(kind))).match(address);
}

export async function dropCopy(kind: Kind, address: string): Promise<void> {
  await (await caches.open(nameOf(kind))).delete(address);
}

/** Caches a copy with its moment and size, and drops the oldest beyond the limits. A full disk takes none. */
export async function cacheCopy(kind: Kind, address: string, response: Response): Promise<void> {
  const body = await response.blob();
  if (body.size > limits[kind].bytes / 4) return;
  const headers = new Headers(response.headers);
  // Of the way here: the copy is as long as it is.
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

/** A page's pictures come together: one look for all of them. */
const looks = new Map<Kind, Promise<void>>();
const lookAfter = 300;

function trimSoon(kind: Kind): Promise<void> {
  const look =
    looks.get(kind) ??
    new Promise((resolve) => setTimeout(resolve, lookAfter)).then(() => {
      looks.delete(kind);
      return trim(kind);
    });
  looks.set(kind, look);
  return look;
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
