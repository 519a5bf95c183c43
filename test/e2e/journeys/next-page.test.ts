import { createServer, request } from "node:http";
import type { Browser, Page } from "@playwright/test";
import { chromium, flags } from "../../../playwright.config.ts";
import { openOnFreePort } from "../../support/free-port.ts";
import { expect, test } from "../support/site.ts";

// The whole browser: the small one moves nothing between pages.
test.use({ launchOptions: { executablePath: chromium, args: flags } });

/** The site behind a door that notes each page that is asked for. */
async function countedSite(site: string) {
  const asked: string[] = [];
  const server = createServer((incoming, answer) => {
    const { method, url = "", headers } = incoming;
    if (/^\/(?:hotel|package)s?\b/.test(url)) asked.push(url);
    const inner = request(`${site}${url}`, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(inner);
  });
  const port = await openOnFreePort(server);
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { asked, end, address: `http://127.0.0.1:${port}` };
}

async function openList(
  browser: Browser,
  baseURL: string,
  reducedMotion: "reduce" | "no-preference",
  slow = "4g",
) {
  const context = await browser.newContext({ baseURL, reducedMotion });
  const page = await context.newPage();
  await page.addInitScript((effectiveType) => {
    Object.defineProperty(navigator, "connection", { value: { saveData: false, effectiveType } });
    addEventListener("pagereveal", ({ viewTransition }) =>
      Object.assign(globalThis, { isMoving: Boolean(viewTransition) }),
    );
  }, slow);
  await page.goto("/about");
  await page.waitForFunction(() => customElements.get("site-form") !== undefined);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/hotels");
  await page.waitForFunction(() => customElements.get("site-form") !== undefined);
  return page;
}

/** Whether the page came by a view transition, which is known when it is drawn for the first time. */
async function isMoving(page: Page): Promise<boolean | undefined> {
  await page.waitForFunction(() => "isMoving" in globalThis);
  return page.evaluate(() => (globalThis as { isMoving?: boolean }).isMoving);
}

test("the next page is asked for as a link is about to be followed, once, and its picture moves there unless motion is reduced", async ({
  browser,
  site,
}) => {
  const { asked, end, address } = await countedSite(site);
  const page = await openList(browser, address, "no-preference");
  const link = page.locator('main article a[href^="/hotel/"]').first();
  const path = (await link.getAttribute("href"))?.split("?")[0] ?? "";
  const times = () => asked.filter((url) => url.split("?")[0] === path).length;
  expect(times()).toBe(0);
  await link.hover();
  await expect.poll(times).toBe(1);
  await link.click();
  await page.waitForURL(`**${path}*`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(times()).toBe(1);
  expect(await isMoving(page)).toBe(true);
  await expect(page.locator(".subject-picture, .stage-rail > :first-child img")).toHaveCount(1);

  // Motion is reduced, and the network slow: nothing moves, and nothing is asked for before it is wanted.
  const slow = await openList(browser, address, "reduce", "3g");
  const before = times();
  await slow.locator(`main article a[href^="${path}"]`).first().hover();
  await slow.locator(`main article a[href^="${path}"]`).first().focus();
  await slow.locator('main article a[href^="/hotel/"]').last().click();
  await slow.waitForURL("**/hotel/**");
  expect(await isMoving(slow)).toBe(false);
  expect(times()).toBe(before);
  end();
});
