import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

test.use({ serviceWorkers: "block" });

/** How far a box of the outline may be from the real one, in pixels of CSS. */
const mostApart = 40;

/** What stands where the eye goes first, by the page that is followed. */
const pages = [
  { from: "/hotels", link: 'main article a[href^="/hotel/"]', boxes: [".stage-rail", ".house-card"] },
  { from: "/about", link: 'header a[href="/hotels"]', boxes: [".compact-banner", ".results .hotel-card"] },
  { from: "/packages", link: 'main article a[href^="/package/"]', boxes: [".tour-head-picture"] },
];

const isAwake = () => customElements.get("site-form") !== undefined;

/**
 * Follows a link whose page is held, and tells where its outline has the boxes. Asked before the way begins: a page that
 * is being left answers no test.
 */
function outlineOf(page: Page, link: string, boxes: string[]) {
  return page.evaluate(
    async ([selector, ...wanted]) => {
      document.querySelector<HTMLElement>(selector ?? "")?.click();
      const outlined = () => document.querySelector("main[data-outlined] > .page-outline");
      while (!outlined()) await new Promise(requestAnimationFrame);
      const places = wanted.map((box) => {
        const { x, y, width } = outlined()?.querySelector(box)?.getBoundingClientRect() ?? {};
        return { x, y, width };
      });
      return { said: outlined()?.textContent, scrolled: scrollY, places };
    },
    [link, ...boxes],
  );
}

for (const { from, link, boxes } of pages)
  test(`a page that is long on its way is outlined where it will stand: ${boxes[0]}`, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(from);
      await page.waitForFunction(isAwake);
      const href = new URL((await page.locator(link).first().getAttribute("href")) ?? "", page.url()).href;
      const outlined = Promise.withResolvers<void>();
      await page.route(href, async (route) => {
        if (route.request().isNavigationRequest()) await outlined.promise;
        await route.continue();
      });
      const seen = await outlineOf(page, link, boxes);
      outlined.resolve();
      expect(seen).toMatchObject({ said: "Loading..", scrolled: 0 });
      await page.waitForURL(href);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const [index, box] of boxes.entries()) {
        const real = await page.locator(`main ${box}`).first().boundingBox();
        for (const side of ["x", "y", "width"] as const) {
          const apart = Math.abs((real?.[side] ?? Infinity) - (seen.places[index]?.[side] ?? 0));
          expect(apart, `${side} of ${box} at ${width} px`).toBeLessThan(mostApart);
        }
      }
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".page-outline")).toHaveCount(0);
      await page.unroute(href);
    }
  });

test("a way that is given up leaves the page as it was, with what was typed", async ({ page }) => {
  await page.goto("/query");
  await page.waitForFunction(isAwake);
  await page.locator("main form [name=name]").fill("Asha");
  // It never comes.
  await page.route("**/hotels", () => {});
  const left = page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>("main form [name=name]");
    document.querySelector<HTMLElement>('header a[href="/hotels"]')?.click();
    while (!document.querySelector(".page-outline")) await new Promise(requestAnimationFrame);
    const isHidden = !field?.checkVisibility();
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    const isBack = field?.checkVisibility();
    return {
      isHidden,
      isBack,
      typed: field?.value,
      outlines: document.querySelectorAll(".page-outline").length,
    };
  });
  expect(await left).toEqual({ isHidden: true, isBack: true, typed: "Asha", outlines: 0 });
});
