import type { Page } from "@playwright/test";
import { fillStock } from "../support/fill-stock.ts";
import { layoutFaults } from "../support/layout.ts";
import { publicPages } from "../support/public-pages.ts";
import { expect, staffLogin, test } from "../support/site.ts";

test.use({ serviceWorkers: "block" });

const widths = [390, 1440];
const amounts = [0, 1, 2, 200];

/** The largest card of a grid on a desk: a third of the page, or half of it. */
const widestCard = 660;

/** Cards on one page at most, as the specification has it; the next page has the others. */
const most: Record<string, number> = { "/hotels": 50, "/packages": 20, "/place/gulmarg": 12, "/": 32 };

test("with nothing, one, two or two hundred of everything each public page is good to see", async ({
  anotherSite,
  page,
  accessible,
}) => {
  test.setTimeout(400_000);
  const { address } = await anotherSite({ DEMO: "off" });
  await signInAt(page, address);
  let had = 0;
  for (const amount of amounts) {
    await fillStock(staffOf(page, address), had, amount);
    had = amount;
    const pages = publicPages.filter((path) => amount > 0 || !/^\/(hotel|booking|package)\/1$/.test(path));
    for (const path of [...pages, "/place/gulmarg", "/place/srinagar-city"]) {
      await page.setViewportSize({ width: 390, height: 900 });
      const reply = await page.goto(address + path);
      expect.soft(reply?.status(), path).toBe(path === "/nowhere" ? 404 : 200);
      for (const width of widths) {
        const where = `${path} with ${amount} at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overNothing(page), where).toEqual([]);
        expect.soft(await page.locator("main article").count(), where).toBeLessThanOrEqual(most[path] ?? 50);
        if (width > 1000) expect.soft(await widestOf(page), where).toBeLessThan(widestCard);
        expect.soft(await layoutFaults(page), where).toEqual([]);
      }
    }
    if (amount === 1) for (const path of ["/", "/place/gulmarg"]) await accessibleAt(path);
  }

  // The last of many is as near as the first.
  await page.goto(`${address}/hotels?page=4`);
  await expect(page.getByRole("heading", { name: "Willow House", exact: true })).toBeVisible();
  await page.goto(`${address}/booking`);
  await expect(page.getByLabel("Hotel", { exact: true }).locator("option", { hasText: "House" })).toHaveCount(
    200,
  );
  for (const list of ["rates", "calendar", "extras"]) {
    await page.goto(`${address}/control/${list}`);
    expect
      .soft(await page.locator("main option", { hasText: /House/ }).count(), list)
      .toBeGreaterThanOrEqual(200);
  }
  const sitemap = await (await page.request.get(`${address}/sitemap.xml`)).text();
  expect(sitemap.match(/\/(hotel|package)\/\d+</g)).toHaveLength(400);

  async function accessibleAt(path: string): Promise<void> {
    await page.goto(address + path);
    await accessible(page, "main");
  }
});

test("a place that has nothing yet is a page with a way on, and in no search", async ({
  anotherSite,
  page,
}) => {
  const { address } = await anotherSite({ DEMO: "off" });
  await page.goto(`${address}/place/gulmarg`);
  await expect(page.getByRole("heading", { name: "Nothing is listed for Gulmarg yet" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const sitemap = async () => (await page.request.get(`${address}/sitemap.xml?${Math.random()}`)).text();
  expect(await sitemap()).not.toContain("/place/");
  await signInAt(page, address);
  const words = { data: { about: "Snow until May." }, headers: { origin: address } };
  expect((await page.request.put(`${address}/api/Place/3`, words)).status()).toBe(200);
  expect((await sitemap()).match(/\/place\/[\w-]+/g)).toEqual(["/place/gulmarg"]);
  await page.goto(`${address}/place/gulmarg`);
  await expect(page.getByText("Snow until May.")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("the upper bar of a company without numbers leaves room around its button", async ({
  anotherSite,
  page,
}) => {
  const { address } = await anotherSite({ DEMO: "off" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const bar = page.getByRole("region", { name: "Reach us" });
  const [around, button] = [await bar.boundingBox(), await bar.getByRole("button").boundingBox()];
  expect((around?.height ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(8);
});

/** Signs in at a site that is not the page's own. */
async function signInAt(page: Page, address: string): Promise<void> {
  const reply = await page.request.post(`${address}/api/auth/login`, { data: staffLogin });
  expect(reply.status()).toBe(200);
}

function staffOf(page: Page, address: string) {
  return async (method: string, path: string, body?: unknown) => {
    const headers = { origin: address };
    const reply = await page.request.fetch(`${address}/api/${path}`, { method, data: body, headers });
    return (await reply.json()) as { status: number; message: string; data: unknown };
  };
}

/** Headings with nothing below them, and a page that is its banner alone. */
function overNothing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    const said = (element: Element | null) => element?.textContent?.replace(/\s/g, "") ?? "";
    const drawn = "img, svg, form, input, video";
    const faults = [...document.querySelectorAll<HTMLElement>("main h2, main h3")]
      .filter((heading) => heading.checkVisibility() && !heading.closest("[popover], dialog"))
      .filter((heading) => {
        const part = heading.closest("section, article, li, aside, form, figure, main");
        const rest = said(part).replace(said(heading), "");
        return said(heading) === "" || (rest === "" && !part?.querySelector(drawn));
      })
      .map((heading) => `nothing below “${heading.textContent}”`);
    // A page of one sentence has its first heading in it.
    const banner = main?.querySelector("h1")?.closest("section, header, div") ?? null;
    const isBare = said(main).length - said(banner).length < 10 && !banner?.querySelector("p, a.btn, video");
    return isBare ? [...faults, "the page is its banner alone"] : faults;
  });
}

/** The widest card that stands in a grid or a row of others like it. */
function widestOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const cards = document.querySelectorAll(
      ".poster, .postcard, main ul[class*=grid-cols] > li, main .results .grid > article",
    );
    return Math.max(0, ...[...cards].map((card) => Math.round(card.getBoundingClientRect().width)));
  });
}
