import { longDate, shortDate } from "#contract/rules/dates.ts";
import { monthOf } from "#contract/rules/month.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/site.ts";

/** Mid-month two months ahead: nights that the demo leaves alone, far from the month's ends. */
const month = monthOf(addDays(todayInKashmir(new Date()), 60));
const day = (number: number) => `${month}-${number}`;
const hotel = "Harud House";

async function openMonth(page: Page): Promise<void> {
  await page.goto(`/control/calendar?month=${month}`);
  const id = await page.getByLabel("Hotel").locator("option", { hasText: hotel }).getAttribute("value");
  await page.goto(`/control/calendar?month=${month}&hotel=${id}`);
}

/** The first room type's free night. */
function freeNight(page: Page, night: string) {
  return page.getByRole("link", { name: new RegExp(`free: .*, ${longDate(night)}`) }).first();
}

/** Chooses one night with a hand: the first and the last are the same. */
async function tapTwice(page: Page, night: string): Promise<void> {
  await expect(page.getByText("Drag a stay to move it")).toBeVisible();
  await freeNight(page, night).click();
  await expect(page.getByRole("status").filter({ hasText: "Choose the last night" })).toBeVisible();
  await freeNight(page, night).click();
}

for (const width of [1440, 390]) {
  test(`a call becomes a booking, the stay is moved, rooms are blocked and released, at ${width} px`, async ({
    signedIn: page,
    accessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const name = `Zubin Mehra ${width}`;
    const row = width === 1440 ? 0 : 7;
    await openMonth(page);
    await accessible(page);

    await tapTwice(page, day(12 + row));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await accessible(page);
    await page.keyboard.type(name);
    await dialog.getByLabel("Phone").fill("5550000009");
    await dialog.getByLabel("Check-out").fill(day(14 + row));
    await expect(dialog.getByText(/^2 nights, ₹/)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Booking entered and accepted")).toBeVisible();

    const bar = page.getByRole("link", { name: new RegExp(`^${name}, ${shortDate(day(12 + row))}`) });
    await bar.click();
    await accessible(page);
    await dialog.getByLabel("Check-out").fill(day(15 + row));
    await dialog.getByRole("button", { name: "Change the stay" }).click();
    await expect(page.getByText("Booking updated successfully")).toBeVisible();
    await expect(
      page.getByRole("link", { name: new RegExp(`^${name}, .* to ${shortDate(day(15 + row))}`) }),
    ).toBeVisible();

    // All rooms of the type cannot be blocked while this guest has one: the stay in the way is named.
    await tapTwice(page, day(13 + row));
    await dialog.getByRole("link", { name: "Block rooms" }).click();
    await dialog.getByLabel("Reason").fill("New boiler");
    const option = await dialog.getByLabel("Room type").locator("option:checked").textContent();
    const units = /\((\d+) in all\)/.exec(option ?? "")?.[1] ?? "";
    await dialog.getByLabel("Rooms", { exact: true }).fill(units);
    await dialog.getByRole("button", { name: "Block rooms" }).click();
    await expect(dialog.getByRole("alert")).toContainText(
      `free for the night of ${shortDate(day(13 + row))}`,
    );
    await expect(dialog.getByRole("region", { name: "Bookings in the way" })).toContainText(name);
    await expect(dialog.getByLabel("Reason")).toHaveValue("New boiler");
    await accessible(page);
    await dialog.getByLabel("Rooms", { exact: true }).fill("1");
    await dialog.getByRole("button", { name: "Block rooms" }).click();
    await expect(page.getByText("Rooms blocked")).toBeVisible();
    await page
      .getByRole("link", { name: new RegExp(`^Blocked: New boiler, ${shortDate(day(13 + row))}`) })
      .click();
    await accessible(page);
    await dialog.getByRole("button", { name: "Release rooms" }).click();
    await expect(page.getByText("Rooms are free again")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Rooms blocked again")).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test("arrow keys go from night to night, and back from a dialog to the night it began at", async ({
  signedIn: page,
}) => {
  await openMonth(page);
  const first = freeNight(page, `${month}-01`);
  // The script has taken over: nights after the first are reached by arrow keys.
  await expect(freeNight(page, `${month}-02`)).toHaveAttribute("tabindex", "-1");
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(freeNight(page, `${month}-02`)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Check-in")).toHaveValue(`${month}-02`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(freeNight(page, `${month}-02`)).toBeFocused();
});

test("without scripts the calendar takes a booking and says what stands in the way", async ({
  withoutScripts: page,
}) => {
  await signIn(page);
  await openMonth(page);
  await freeNight(page, day(26)).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Noor Jahan");
  await dialog.getByRole("button", { name: "Book and accept" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Phone number is required");
  await expect(dialog.getByLabel("Name")).toHaveValue("Noor Jahan");
  await dialog.getByLabel("Phone").fill("5550000008");
  await dialog.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByText("Booking entered and accepted")).toBeVisible();
  await page.getByRole("link", { name: /^Noor Jahan/ }).click();
  await expect(dialog.getByRole("heading", { name: "Noor Jahan" })).toBeVisible();
});
