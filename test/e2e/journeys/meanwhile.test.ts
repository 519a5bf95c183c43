import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { openWithScripts } from "../support/disturbed-forms.ts";
import { expect, test } from "../support/site.ts";

/* What a guest does while something of the page is on its way, or before it came. */

test.use({ serviceWorkers: "block" });

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

test("a room that is chosen while others are asked for stays chosen, and has the focus", async ({ page }) => {
  await openWithScripts(page, `/booking/1?checkInDate=${inDays(60)}&checkOutDate=${inDays(62)}`);
  await page.route(/\/booking\/1\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const rooms = page.locator("[data-rooms]");
  await page.getByRole("main").getByLabel("Check-out").fill(inDays(63));
  await page.getByRole("main").getByLabel("Check-out").blur();
  await expect(rooms).toHaveAttribute("aria-busy", "true");
  await rooms.locator("[name=roomId]").nth(1).check();
  await expect(rooms).toContainText("for 3 nights");
  await expect(rooms.locator("[name=roomId]").nth(1)).toBeChecked();
  await expect(rooms.locator("[name=roomId]").nth(1)).toBeFocused();
});

test("filters that were ticked before the script came are shown, and can be cleared together", async ({
  page,
}) => {
  const come = Promise.withResolvers<void>();
  await page.route(/\/assets\/enhance-.*\.js/, async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto("/hotels");
  const filters = page.getByRole("form", { name: "Filter and sort" });
  await filters.getByLabel(/^Houseboat/).check();
  come.resolve();
  await expect(page).toHaveURL(/kind=houseboat$/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  await filters.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/hotels$/);
});

test("a phone that is turned has its calendar whole; keys of the browser stay the browser's", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openWithScripts(page, "/booking/1");
  await page.getByRole("button", { name: "Calendar" }).click();
  const calendar = page.getByRole("dialog", { name: "Your dates" });
  await expect(calendar.getByRole("grid")).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(calendar.getByRole("grid")).toHaveCount(1);
  await expect.poll(async () => (await calendar.boundingBox())?.x).toBe(0);
  const day = page.locator("[data-day]:focus");
  const before = await day.getAttribute("data-day");
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(day).toHaveAttribute("data-day", before ?? "");

  await openWithScripts(page, "/hotel/1");
  await page.locator("a[data-large]").first().click();
  const box = page.locator("dialog.lightbox");
  await expect(box.locator("[data-place]")).toHaveText(/^1 of/);
  await page.keyboard.press("Alt+ArrowLeft");
  await page.keyboard.press("Control+Equal");
  await expect(box).not.toHaveAttribute("data-zoomed");
  await expect(box.locator("[data-place]")).toHaveText(/^1 of/);
  await page.keyboard.press("Equal");
  await expect(box).toHaveAttribute("data-zoomed");
});

test("dates that were changed at a house go on into the booking, also before they were looked up", async ({
  page,
}) => {
  await openWithScripts(page, `/hotel/1?checkInDate=${inDays(60)}&checkOutDate=${inDays(62)}`);
  const card = page.getByRole("complementary", { name: "Your stay" });
  const before = await card.getByRole("link", { name: "Book Now" }).getAttribute("href");
  expect(before).toContain("room=");
  await card.getByLabel("Check-out").fill(inDays(64));
  await card.getByLabel("Check-in").fill(inDays(63));
  await card.getByLabel("Check-in").blur();
  const room = page.getByRole("link", { name: /^Book this room/ }).first();
  await expect(room).toHaveAttribute("href", new RegExp(`room=\\d+.*checkInDate=${inDays(63)}`));
  await card.getByRole("link", { name: "Book Now" }).click();
  await expect(page).toHaveURL(new RegExp(`checkInDate=${inDays(63)}&checkOutDate=${inDays(64)}$`));
  await expect(page.getByRole("main").getByLabel("Check-in")).toHaveValue(inDays(63));
});

test("so does the phone's bar, which leads to the card where nothing is offered", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithScripts(page, `/hotel/1?checkInDate=${inDays(60)}&checkOutDate=${inDays(62)}`);
  const book = page.locator("phone-bar a");
  const card = page.getByRole("complementary", { name: "Your stay" });
  const leave = card.getByLabel("Check-out");
  await expect(book).toHaveAttribute("href", /room=/);
  await leave.fill(inDays(64));
  await leave.blur();
  const dates = `checkInDate=${inDays(60)}&checkOutDate=${inDays(64)}`;
  await expect(book).toHaveAttribute("href", new RegExp(`/booking/1\\?.*${dates}$`));
  await openWithScripts(page, "/hotel/1");
  await leave.fill(inDays(64));
  await leave.blur();
  await expect(book).toHaveAttribute("href", "#dates");
});
