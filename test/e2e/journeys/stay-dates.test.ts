import type { Page } from "@playwright/test";
import { daysInWords, longDate, shortDate, stayInWords } from "#contract/rules/dates.ts";
import { addMonths, monthName, monthOf } from "#contract/rules/month.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

test("one field takes the dates of a stay: by pointer, by keys and typed; the end follows the beginning", async ({
  page,
  accessible,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("stay-calendar")) scripts.push(request.url());
  });
  await page.goto("/");
  const finder = page.getByRole("form", { name: "Find a stay" });
  const [arrive, leave] = [
    finder.getByLabel("Arrive", { exact: true }),
    finder.getByLabel("Leave", { exact: true }),
  ];
  await expect(finder.locator("stay-dates")).toHaveAttribute("data-alive");
  expect(scripts, "nothing of the calendar before it is touched").toEqual([]);

  // Typed: the end follows, and a wrong order is refused at the field.
  await arrive.fill(inDays(20));
  await expect(leave).toHaveValue(inDays(21));
  await expect(finder.getByRole("status")).toHaveText(stayInWords(inDays(20), inDays(21)));
  await leave.fill(inDays(18));
  await finder.getByRole("button", { name: "Find a stay" }).click();
  await expect(finder.getByText("Check-out must be after check-in")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  // By pointer: two months, what is over is refused in words.
  await finder.getByText(longDate(inDays(20))).click();
  const calendar = page.getByRole("dialog", { name: "Your dates" });
  await expect(calendar.getByRole("grid")).toHaveCount(2);
  await calendar.getByRole("button", { name: "Clear" }).click();
  await expect(arrive).toHaveValue("");
  await finder.getByRole("button", { name: "Calendar" }).click();
  await day(page, inDays(0)).click();
  await expect(calendar.getByRole("status")).toHaveText(
    `From ${shortDate(inDays(0))}: now the day you leave`,
  );
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await accessible(page);
  }

  // By keys: days, weeks, their ends, months; Escape keeps what was.
  await page.keyboard.press("ArrowRight");
  await expect(day(page, inDays(1))).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(day(page, inDays(8))).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  const saturday = await page.locator(":focus").getAttribute("data-day");
  expect(new Date(saturday ?? "").getUTCDay()).toBe(6);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await expect(day(page, inDays(0))).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(calendar).toBeHidden();
  await expect(finder.getByRole("button", { name: "Calendar" })).toBeFocused();
  await expect(arrive).toHaveValue("");
  await page.keyboard.press("Enter");
  await expect(day(page, inDays(0))).toBeFocused();
  for (const key of ["ArrowRight", "Enter", "ArrowRight", "ArrowRight", "Enter"])
    await page.keyboard.press(key);
  await expect(arrive).toHaveValue(inDays(1));
  await expect(leave).toHaveValue(inDays(3));
  await finder.getByRole("button", { name: "Find a stay" }).click();
  await expect(page).toHaveURL(new RegExp(`checkInDate=${inDays(1)}&checkOutDate=${inDays(3)}`));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByLabel("Check-in")).toHaveValue(inDays(1));
});

test("a house's sold nights are shown and refused; the morning after the last free night is not", async ({
  signedIn: page,
  accessible,
}) => {
  const sold = inDays(152);
  const nights = `hotelId=1&checkIn=${sold}&checkOut=${addDays(sold, 1)}`;
  const { data: free } = await (await page.request.get(`/api/Availability?${nights}`)).json();
  for (const { roomId, free: rooms } of free as { roomId: number; free: number }[]) {
    const block = { roomId, rooms, firstNight: sold, freeFrom: addDays(sold, 1), reason: "Snow" };
    const reply = await page.request.post("/api/RoomBlock", { data: block });
    expect(reply.status()).toBe(201);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/hotel/1?checkInDate=${inDays(150)}&checkOutDate=${inDays(151)}`);
  const field = page.locator("#dates stay-dates");
  await expect(field).toHaveAttribute("data-alive");
  await field.getByRole("button", { name: "Calendar" }).click();
  const calendar = page.getByRole("dialog", { name: "Your dates" });
  await expect(calendar.getByRole("grid")).toHaveCount(1);
  if ((await day(page, sold).count()) === 0)
    await calendar.getByRole("button", { name: "Later months" }).click();
  await expect(day(page, sold)).toHaveAccessibleName(/sold out/);
  await day(page, sold).click({ force: true });
  await expect(calendar.getByRole("status")).toHaveText(`The night of ${shortDate(sold)} is sold out`);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await accessible(page);
  }
  await page.keyboard.press("Escape");
  await page.goto("/booking/1");
  await page.getByLabel("Check-in").fill(addDays(sold, -1));
  await expect(page.getByLabel("Check-out")).toHaveValue(sold);

  // Typed, the end follows the house's shortest stay, and the form says it.
  const feast = inDays(160);
  const seasons: number[] = [];
  for (const { roomId, rentPerNight } of free as { roomId: number; rentPerNight: number }[]) {
    const period = { roomId, name: "Feast", from: feast, to: addDays(feast, 2), rentPerNight, minNights: 3 };
    const { data } = await (await page.request.post("/api/RatePeriod", { data: period })).json();
    seasons.push(data.id);
  }
  await page.reload();
  await expect(page.locator("stay-dates")).toHaveAttribute("data-alive");
  await page.getByLabel("Check-in").fill(feast);
  await expect(page.getByLabel("Check-out")).toHaveValue(addDays(feast, 3));
  await expect(page.getByRole("status").filter({ hasText: "3 nights" })).toBeVisible();
  // A question takes along what is chosen here.
  const question = new URLSearchParams({
    message: `Zaina Guest House, ${daysInWords(feast, addDays(feast, 3))}.`,
  });
  for (const name of ["Ask us for more", "From abroad? Ask us"])
    await expect(page.getByRole("link", { name })).toHaveAttribute(
      "href",
      new RegExp(question.toString().replaceAll("+", "\\+")),
    );
  await page.getByLabel("Check-out").fill(addDays(feast, 2));
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page.getByText("At least 3 nights here")).toBeVisible();
  for (const id of seasons)
    expect((await page.request.delete(`/api/RatePeriod/byId?Id=${id}`)).status()).toBe(200);
});

test("on a phone the last week of a month leads on to the next one, which no day of it shows", async ({
  page,
  accessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/hotel/1");
  await expect(page.locator("#dates stay-dates")).toHaveAttribute("data-alive");
  await page.locator("#dates").getByRole("button", { name: "Calendar" }).click();
  const calendar = page.getByRole("dialog", { name: "Your dates" });
  const top = (await calendar.boundingBox())?.y;
  // Six months have last weeks of all kinds: with place for a name beside the days, and without.
  for (
    let next = addMonths(monthOf(inDays(0)), 1), left = 6;
    left > 0;
    next = addMonths(next, 1), left -= 1
  ) {
    await calendar.getByRole("button", { name: monthName(next) }).click();
    await expect(calendar.getByRole("grid", { name: monthName(next) })).toBeVisible();
    await expect(calendar.getByRole("grid")).toHaveCount(1);
    await expect(day(page, `${next}-01`)).toBeFocused();
    expect((await calendar.boundingBox())?.y, next).toBe(top);
  }
  await accessible(page);
  // On the smallest phone the words of the foot are whole, and its buttons are in sight.
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(calendar.getByText("Cheapest")).toHaveCSS("height", /^2\d(\.\d+)?px$/);
  await expect(calendar.getByRole("button", { name: "Done" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(calendar.getByRole("grid")).toHaveCount(2);
  await expect(calendar.locator("[data-next]")).toHaveCount(0);
});

test("with letters set wide on a phone the dates and the way home are read whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/booking/1", "/hotel/1"]) {
    await page.goto(`${path}?checkInDate=${inDays(60)}&checkOutDate=${inDays(63)}`);
    await page.evaluate(() => {
      const wide = new CSSStyleSheet();
      // The spacing that guests may set, by WCAG 1.4.12.
      wide.replaceSync(
        "* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}",
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, wide];
    });
    const words = page.locator(
      ".stay-dates[data-alive] [data-date]:visible, nav[aria-label=Breadcrumb] a[href='/']",
    );
    await expect(words).toHaveCount(3);
    // Up and down, the leading of the lines may lie over the edge: the letters do not.
    const leading = 4;
    const cut = await words.evaluateAll(
      (fields, spare) =>
        fields
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .concat(fields.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + spare))
          .map((field) => field.textContent),
      leading,
    );
    expect(cut, path).toEqual([]);
  }
});
