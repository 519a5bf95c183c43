import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { chromium, flags } from "../../../playwright.config.ts";
import { openHydrated } from "../support/page-script.ts";
import { expect, test } from "../support/site.ts";

// Measured in the whole browser, which fetches pictures ahead as people's browsers do.
test.use({
  launchOptions: { executablePath: chromium, args: flags },
  contextOptions: { reducedMotion: "no-preference" },
});

/* What a phone downloads on its first visit, compressed, as the network carries it; a page that outgrows its budget fails. */

const kilobyte = 1024;

/** Bytes at most. Pictures: those of the first view, before anything is scrolled. */
const budget = {
  script: 110 * kilobyte,
  style: 20 * kilobyte,
  font: 50 * kilobyte,
  document: 20 * kilobyte,
  picture: 120 * kilobyte,
};
const scriptOfStaff = 220 * kilobyte;
const mostLayoutShift = 0.02;

/** Bytes of HTML before compression, which the server makes and the phone reads: of the longest pages, of the demo. */
const mostMarkup: Record<string, number> = { "/": 80_000, "/hotels": 80_000, "/package/1": 72_000 };

type Kind = keyof typeof budget;
type Loaded = { url: string; kind: Kind | "other"; bytes: number };

const kinds: Record<string, Kind> = {
  Script: "script",
  Stylesheet: "style",
  Font: "font",
  Document: "document",
  Image: "picture",
};

class Downloads {
  #byRequest = new Map<string, Loaded>();

  async watch(session: CDPSession): Promise<void> {
    await session.send("Network.enable");
    session.on("Network.requestWillBeSent", ({ requestId, request }) => {
      // What stands in the page's own bytes is counted with them.
      if (!request.url.startsWith("data:")) {
        this.#byRequest.set(requestId, { url: request.url, kind: "other", bytes: 0 });
      }
    });
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      const one = this.#byRequest.get(requestId);
      if (one) one.kind = response.mimeType.startsWith("font/") ? "font" : (kinds[type] ?? "other");
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const one = this.#byRequest.get(requestId);
      if (one) one.bytes = encodedDataLength;
    });
  }

  get all(): Loaded[] {
    return [...this.#byRequest.values()];
  }

  /** Bytes of one kind, those of the addresses left out not counted. */
  of(kind: Kind, leftOut: readonly string[] = []): number {
    const counted = this.all.filter((one) => one.kind === kind && !leftOut.includes(one.url));
    return counted.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/** Lazy pictures below the first view: a browser on a fast network fetches some of them ahead. */
function picturesBelow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.loading === "lazy" && image.getBoundingClientRect().top > innerHeight)
      .map((image) => image.currentSrc),
  );
}

/** Watches the page's layout shifts from its first moment; read with `layoutShift`. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    Object.assign(globalThis, { layoutShifts: entries });
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
}

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = (globalThis as unknown as { layoutShifts: { value: number; hadRecentInput: boolean }[] })
      .layoutShifts;
    return entries.filter((entry) => !entry.hadRecentInput).reduce((sum, { value }) => sum + value, 0);
  });
}

/** Scrolls to the end as a reader does, so that everything lazy comes. */
async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || image.loading === "lazy"),
    );
  }
  await page.waitForLoadState("networkidle");
}

for (const path of ["/", "/hotels", "/package/1"]) {
  test(`${path} keeps its budget on a phone's first visit`, async ({ browser, site }) => {
    const context: BrowserContext = await browser.newContext({
      baseURL: site,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const downloads = new Downloads();
    await downloads.watch(await context.newCDPSession(page));
    await watchShifts(page);

    const markup = await context.request.get(path);
    expect.soft((await markup.body()).byteLength, "markup").toBeLessThanOrEqual(mostMarkup[path] ?? 0);
    await page.goto(path, { waitUntil: "networkidle" });
    const later = await picturesBelow(page);
    expect
      .soft(downloads.of("picture", later), "pictures of the first view")
      .toBeLessThanOrEqual(budget.picture);
    await readToTheEnd(page);
    for (const kind of ["script", "style", "font", "document"] as const) {
      expect.soft(downloads.of(kind), kind).toBeLessThanOrEqual(budget[kind]);
      expect.soft(downloads.of(kind), `${kind}: nothing was measured`).toBeGreaterThan(0);
    }
    expect.soft(await layoutShift(page), "layout shift").toBeLessThan(mostLayoutShift);
    const heavy = downloads.all.filter(({ url }) => /\.(?:jpe?g|png|mp4)$/.test(url));
    expect.soft(heavy, "pictures in an old format, or the film, unasked").toEqual([]);
    const foreign = downloads.all.filter(({ url }) => !url.startsWith(site));
    expect.soft(foreign, "asked of another host").toEqual([]);
    await context.close();
  });
}

for (const path of ["/control/dashboard", "/control/view-bookings", "/control/calendar"]) {
  test(`${path} asks for few and short scripts`, async ({ signedIn: page }) => {
    const downloads = new Downloads();
    await downloads.watch(await page.context().newCDPSession(page));
    await openHydrated(page, path);
    const scripts = downloads.all.filter(({ url }) => url.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(0);
    // Over HTTP/1.1 a phone asks for six at a time.
    expect.soft(scripts.length).toBeLessThanOrEqual(12);
    expect.soft(downloads.of("script")).toBeLessThanOrEqual(scriptOfStaff);
  });
}

test("who signs in has the scripts of staff's pages before the first of them", async ({ page }) => {
  const downloads = new Downloads();
  await downloads.watch(await page.context().newCDPSession(page));
  await page.goto("/control/login", { waitUntil: "networkidle" });
  const fetched = downloads.all.filter(({ url }) => /\/assets\/(?:staff|entry\.client)-/.test(url));
  expect(fetched).toHaveLength(2);
  const isStarted = await page.evaluate(() =>
    Object.keys(document).some((key) => key.startsWith("__reactContainer$")),
  );
  expect(isStarted).toBe(false);
});
