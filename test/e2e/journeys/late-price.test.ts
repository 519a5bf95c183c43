import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

/** Refuses every price with the status until it is let through. */
async function refusePrices(page: Page, path: string, status: number): Promise<() => void> {
  let isRefused = true;
  await page.route(path, (route) =>
    isRefused
      ? route.fulfill({ status, headers: { "retry-after": "1" }, json: { status, message: "", data: null } })
      : route.continue(),
  );
  return () => (isRefused = false);
}

test("a stay's price that is refused for a while is told so beside the sum, and asked for again by itself", async ({
  page,
}) => {
  const letThrough = await refusePrices(page, "**/api/Price?*", 429);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/booking/1?checkInDate=${inDays(40)}&checkOutDate=${inDays(42)}`);
  const form = page.getByRole("main");
  await expect(form.locator("stay-dates")).toHaveAttribute("data-alive");
  const late = form.locator("form").getByRole("status").filter({ hasText: "could not be added up" });
  await form.getByLabel("Adults", { exact: true }).selectOption("2");
  await form.getByLabel("Children", { exact: true }).selectOption("0");
  await form.getByRole("radio", { name: /^Standard Double/ }).check();
  await expect(late).toBeVisible();
  await expect(form.locator("form [data-sum-whole]")).toBeVisible();
  letThrough();
  await expect(late).toHaveCount(0);
  await expect(form.locator("form [data-sum-whole]")).toContainText("2 nights × 1 room × ₹1,900");
});

test("an estimate that is refused for a while is asked for again by itself", async ({ page }) => {
  const letThrough = await refusePrices(page, "**/api/Package/price?*", 503);
  await page.goto("/package/1");
  const form = page.locator("live-estimate form").first();
  await form.getByLabel("Adults").fill("2");
  const late = form.getByRole("status").filter({ hasText: "could not be worked out just now" });
  await expect(late).toBeVisible();
  letThrough();
  await expect(form.locator("[data-sum-whole]")).toContainText("Estimate");
  await expect(form.locator("[data-sum-whole]")).toBeVisible();
  await expect(late).toHaveCount(0);
});
