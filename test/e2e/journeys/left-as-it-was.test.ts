import type { Page } from "@playwright/test";
import { chromium, flags, withoutPixels } from "../../../playwright.config.ts";
import { openWithScripts } from "../support/disturbed-forms.ts";
import { expect, test } from "../support/site.ts";

/* Browsers keep the page that is left, and show it again as it was: what changed meanwhile has to be told it. */

test.use({
  launchOptions: {
    executablePath: chromium,
    args: [...flags, withoutPixels],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
  serviceWorkers: "block",
});

/** Back to the very page that was left, not to a new one of that address. */
async function backToKept(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset["left"] === "yes");
}

const markLeft = (page: Page) => page.evaluate(() => void (document.documentElement.dataset["left"] = "yes"));

test("a theme that was chosen, and houses that were viewed on the page after, are on the page before", async ({
  page,
}) => {
  await openWithScripts(page, "/hotel/2");
  await openWithScripts(page, "/hotels");
  const viewed = page.locator("recently-viewed li");
  await expect(viewed).toHaveCount(1);
  await markLeft(page);
  await openWithScripts(page, "/hotel/3");
  await page.getByRole("button", { name: "Dark" }).click();
  await backToKept(page);
  await expect(viewed).toHaveCount(2);
  await expect(viewed.first().getByRole("link")).toHaveAttribute("href", "/hotel/3");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
});

test("a list that was left while a filter was on its way shows it on coming back", async ({ page }) => {
  await openWithScripts(page, "/hotels");
  await markLeft(page);
  let isSlow = true;
  await page.route(/\/hotels\?kind=houseboat$/, async (route) => {
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => {});
  });
  const filters = page.getByRole("form", { name: "Filter and sort" });
  await filters.getByLabel(/^Houseboat/).check();
  await expect(page.locator("#results")).toHaveAttribute("aria-busy", "true");
  await filters.getByRole("button", { name: "Show results" }).click();
  await page.waitForURL(/place=/);
  isSlow = false;
  await backToKept(page);
  await expect(filters.getByLabel(/^Houseboat/)).toBeChecked();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  await expect(page.locator("#results")).not.toHaveAttribute("aria-busy");
  await expect(page).toHaveURL(/\/hotels\?kind=houseboat$/);
});

test("the menu that led to another page does not lie over this one on coming back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithScripts(page, "/about");
  await markLeft(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: "Packages" }).click();
  await page.waitForURL(/\/packages$/);
  await backToKept(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(menu).toHaveCount(0);
});
