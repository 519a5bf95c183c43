import type { Page } from "@playwright/test";
import { publicPages } from "../support/public-pages.ts";
import { expect, signIn, test } from "../support/site.ts";

const controlPages = [
  "/control/dashboard",
  "/control/hotels",
  "/control/view-hotel/1",
  "/control/add-hotel-images/1",
  "/control/view-bookings",
  "/control/view-bookings?view=1",
  "/control/calendar",
  "/control/gallery",
  "/control/queries",
  "/control/account",
  "/control/settings/details",
  "/control/settings/payment",
];

/** Opens a page and lets its scripts come; answers what its own policy stopped. */
async function stoppedOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.waitForFunction(
    () => customElements.get("site-form") !== undefined || !document.querySelector("script[data-later]"),
  );
  return page.evaluate(() => (window as Window & { stopped?: string[] }).stopped ?? []);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener("securitypolicyviolation", (event) =>
      stopped.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
});

test("public pages keep to a policy without unsafe-inline", async ({ page, request }) => {
  for (const path of publicPages) {
    const reply = await request.get(path);
    expect(reply.headers()["content-security-policy"], path).not.toContain("unsafe");
    expect(await reply.text(), path).not.toMatch(/<[a-z][^>]* style="/);
    expect(await stoppedOn(page, path), path).toEqual([]);
  }
});

test("control pages keep to it, dialogs and menus too", async ({ page }) => {
  await signIn(page);
  for (const path of controlPages) expect(await stoppedOn(page, path), path).toEqual([]);
});
