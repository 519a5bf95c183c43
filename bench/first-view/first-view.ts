import type { Browser, CDPSession, Page } from "@playwright/test";
import type { Network } from "./networks.ts";

/** The cost of a phone's first visit: times in milliseconds, layout shift, requests and bytes transferred. */
export type Visit = Seen & { requests: number; bytes: number; secondBytes: number };

type Loaded = Map<string, { url: string; bytes: number }>;

/** Measured in the page: largest contentful paint, layout shift, and main thread blocking, in milliseconds. */
type Seen = { lcp: number; shift: number; blocked: number };

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** Visits a page with an empty cache, as a phone, and then `second` with the cache that the first visit left. */
export async function visit(
  browser: Browser,
  address: string,
  [path, second]: readonly [string, string],
  network: Network,
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, baseURL: address });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const loaded = await watch(session);
  await throttle(session, network);
  await page.addInitScript(observe);
  await page.goto(path, { waitUntil: "networkidle", timeout: 120_000 });
  const seen = await readSeen(page);
  const [requests, bytes] = [loaded.size, sum(loaded)];
  loaded.clear();
  await page.goto(second, { waitUntil: "networkidle", timeout: 120_000 });
  for (const [id, { url }] of loaded) if (/\.(?:avif|webp|jpe?g|png)$/.test(url)) loaded.delete(id);
  const secondBytes = sum(loaded);
  await context.close();
  return { ...seen, requests, bytes, secondBytes };
}

async function watch(session: CDPSession): Promise<Loaded> {
  const loaded: Loaded = new Map();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http")) loaded.set(requestId, { url: request.url, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return loaded;
}

async function throttle(session: CDPSession, { latency, down, up }: Network): Promise<void> {
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

function observe(): void {
  const seen: Seen = { lcp: 0, shift: 0, blocked: 0 };
  Object.assign(globalThis, { seen });
  const on = (type: string, take: (entry: Record<string, unknown> & PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Record<string, unknown> & PerformanceEntry);
    }).observe({ type, buffered: true });
  on("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
  });
  on("layout-shift", (entry) => {
    if (!entry["hadRecentInput"]) seen.shift += Number(entry["value"]);
  });
  on("longtask", (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50);
  });
}

function readSeen(page: Page): Promise<Seen> {
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
}

function sum(loaded: Loaded): number {
  return [...loaded.values()].reduce((total, { bytes }) => total + bytes, 0);
}
