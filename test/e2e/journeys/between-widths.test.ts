import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { openHydrated } from "../support/page-script.ts";
import { expect, test } from "../support/site.ts";
import { brokenWords, openAt as open, overflowWidth } from "../support/widths.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const dates = `checkInDate=${inDays(60)}&checkOutDate=${inDays(63)}`;

/** The dates in words that their field cuts. */
const cutDates = (page: Page) =>
  page
    .locator("[data-date]")
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );

for (const width of [320, 600, 768, 1024, 1280]) {
  test(`no figure of Today is broken at ${width} px`, async ({ signedIn: page }) => {
    await open(page, "/control/dashboard", width);
    const figures = "section:has(> #today-figures) li";
    await expect(page.locator(figures)).toHaveCount(5);
    expect(await brokenWords(page, figures)).toEqual([]);
    expect(await overflowWidth(page)).toBeLessThanOrEqual(0);
  });
}

test("what is searched on Today stands whole in the field beside its longest date", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/dashboard");
  const title = page.getByRole("heading", { level: 1 });
  await title.evaluate((date) => (date.textContent = "Wednesday, 30 September 2026"));
  const field = page.getByRole("searchbox", { name: "Search guest, booking or phone" });
  for (const width of [320, 390, 640, 768, 1024, 1060, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await field.evaluate((input: HTMLInputElement) => {
      // As text it has no cross, as while it is empty.
      input.type = "text";
      input.value = input.placeholder;
      const missing = input.scrollWidth - input.clientWidth;
      input.value = "";
      input.type = "search";
      return missing;
    });
    expect.soft(cut, `at ${width} px`).toBe(0);
  }
});

test("a stay's dates stand whole in their fields, at the desk and on a phone", async ({ signedIn: page }) => {
  for (const [path, width] of [
    ["/control/desk", 1024],
    [`/booking/1?${dates}`, 390],
    [`/booking/1?${dates}`, 375],
    [`/hotel/1?${dates}`, 390],
  ] as const) {
    await open(page, path, width);
    await expect(page.locator("stay-dates").first()).toHaveAttribute("data-alive");
    await expect(page.locator("[data-date]").first()).toContainText(/ \d{4}$/);
    expect.soft(await cutDates(page), `${path} at ${width}`).toEqual([]);
    expect.soft(await overflowWidth(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
  }
});

test("on a phone settings are saved from wherever one is in them, and the guide fits", async ({
  signedIn: page,
}) => {
  await open(page, "/control/settings/company", 390);
  const save = page.getByRole("button", { name: "Save" });
  await expect(save).toBeInViewport();
  await page.getByLabel("Tagline").fill("Journeys in the valley");
  await save.click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await open(page, "/control/start", 320);
  expect(await overflowWidth(page)).toBeLessThanOrEqual(0);
});

test("on a phone a review has room for its words, and a request's answers stand side by side", async ({
  signedIn: page,
}) => {
  await open(page, "/control/user-rating", 390);
  const card = page.getByRole("row").filter({ hasText: "burst pipe" });
  const [whole, words] = [await card.boundingBox(), await card.getByText("burst pipe").boundingBox()];
  expect(words?.width ?? 0).toBeGreaterThan((whole?.width ?? 0) / 2);

  await page.goto("/control/view-bookings?search=Ritu+Malhotra");
  await page.getByRole("rowheader").getByRole("link", { name: "Ritu Malhotra" }).click();
  const foot = page.getByRole("dialog").locator("footer");
  await expect(foot).toContainText("Accepting holds 3 Premium Doubles");
  const tops = await foot
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(tops).toHaveLength(2);
});
