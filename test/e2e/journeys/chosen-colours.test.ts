import type { Locator } from "@playwright/test";
import { addMonths, monthOf } from "#contract/rules/month.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, test } from "../support/site.ts";

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

const outlineOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle);

test("where people choose all colours themselves, a filled button still looks like one", async ({
  signedIn: page,
}) => {
  await page.goto("/");
  expect(await outlineOf(page.getByRole("button", { name: "Find a stay" }))).toBe("solid");
  await page.goto("/booking/1");
  expect(await outlineOf(page.getByRole("button", { name: "Book Now" }))).toBe("solid");
  await page.goto("/control/desk");
  expect(await outlineOf(page.getByRole("button", { name: "Book and accept" }))).toBe("solid");
});

test("where people choose all colours themselves, the current page and what is new are told from the rest", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/control/view-bookings");
  const menu = page.getByRole("navigation", { name: "Control" }).getByRole("link");
  const edges = await menu.evaluateAll((links) =>
    links.map((link) => {
      const { outlineStyle, borderInlineStartColor } = getComputedStyle(link);
      return { name: link.textContent, outlineStyle, borderInlineStartColor };
    }),
  );
  const told = edges.filter(({ outlineStyle }) => outlineStyle === "solid");
  expect(told.map(({ name }) => name)).toEqual([expect.stringContaining("Bookings")]);
  expect(new Set(edges.map(({ borderInlineStartColor }) => borderInlineStartColor)).size).toBe(1);
  const colours = await page
    .locator("tbody tr", { hasText: "(new)" })
    .first()
    .evaluate((row) =>
      [".new-mark", "td"].map((part) => getComputedStyle(row.querySelector(part) ?? row).backgroundColor),
    );
  expect(new Set(colours).size).toBe(2);
  const tab = page.locator(".tabs [aria-current]").first();
  expect(await outlineOf(tab)).toBe("solid");
});

test("where people choose all colours themselves, the days of a stay and those that cannot be chosen are told", async ({
  page,
}) => {
  const first = `${addMonths(monthOf(todayInKashmir(new Date())), 1)}-10`;
  await page.goto(`/hotel/1?checkInDate=${first}&checkOutDate=${addDays(first, 3)}`);
  await expect(page.locator("#dates stay-dates")).toHaveAttribute("data-alive");
  await page.locator("#dates").getByRole("button", { name: "Calendar" }).click();
  const day = (nights: number) => page.locator(`[data-day="${addDays(first, nights)}"]`);
  for (const end of [day(0), day(3)])
    await expect(end.locator("span")).toHaveCSS("forced-color-adjust", "none");
  await expect(day(1)).toHaveCSS("border-top-style", "solid");
  // On the first of a month no day before today is shown.
  await day(5).evaluate((cell) => cell.setAttribute("aria-disabled", "true"));
  const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf(day(5))).not.toBe(await colourOf(day(6)));
});
