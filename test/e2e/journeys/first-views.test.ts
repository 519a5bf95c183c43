import type { Locator, Page } from "@playwright/test";
import { guestSends } from "../support/guest-sends.ts";
import { expect, test } from "../support/site.ts";
import { openAt } from "../support/widths.ts";

const longName = "Anneliese Featherstonehaugh-Krishnamurthy";

const stay = {
  customerName: longName,
  email: "anneliese@example.com",
  phoneNo: "5550000079",
  checkInDate: "2033-06-10",
  checkOutDate: "2033-06-13",
  hotelId: 1,
  adults: 2,
  chlids: 0,
};

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`nothing is drawn of ${String(part)}`);
  return box;
}

/** The key of a stay that the guest asked for. */
async function askedStay(page: Page): Promise<string> {
  const reply = await page.request.post("/api/Booking", { data: stay });
  return ((await reply.json()) as { data: { key: string } }).data.key;
}

test("a phone shows how to enquire for a package from the first view on, until the form is there", async ({
  page,
}) => {
  await openAt(page, "/package/1", 390);
  const enquire = page.locator("phone-bar").getByRole("link", { name: "Enquire" });
  await expect(enquire).toBeInViewport({ ratio: 1 });
  await page.getByRole("heading", { name: "Day by day" }).scrollIntoViewIfNeeded();
  await expect(enquire).toBeInViewport({ ratio: 1 });
  const { x, width } = await boxOf(page.locator("phone-bar"));
  expect([x, width]).toEqual([0, 390]);
  await enquire.click();
  await expect(enquire).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(enquire).not.toBeInViewport();
});

test("a phone on its side shows a package's name below its picture in the first view", async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/package/1");
    await expect(page.locator(".tour-head-picture")).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

test("the guest's own page begins near its title, and does not break the guest's name within a word", async ({
  page,
}) => {
  const key = await askedStay(page);
  for (const [width, most] of [
    [1440, 48],
    [390, 32],
  ] as const) {
    await openAt(page, `/booking-status/${key}`, width);
    const section = await boxOf(page.locator("section:has(> .own-page)"));
    const card = await boxOf(page.locator(".own-page"));
    expect(card.y - section.y).toBeLessThanOrEqual(most);
  }
  const name = page.locator("dd", { hasText: longName });
  const { height } = await boxOf(name);
  const line = await name.evaluate((value) => Number.parseFloat(getComputedStyle(value).lineHeight));
  expect(Math.round(height / line)).toBe(2);
});

test("a sheet's head has what is said of the state in one line, beside what the guest was told", async ({
  signedIn: page,
}) => {
  const told = { ...stay, customerName: "Rohan Das", checkOutDate: "2033-06-27", hotelId: 8 };
  const id = await guestSends(page, "Booking", told);
  await openAt(page, `/control/view-bookings?view=${id}`, 1440);
  const head = page.getByRole("dialog").locator(".dialog-head");
  await expect(head).toContainText("told: from");
  const [status, payment] = [await boxOf(head.getByText("New")), await boxOf(head.getByText("Unpaid"))];
  expect(payment.y).toBe(status.y);
});

test("a field of a number has no arrows of the browser's, and counts by keys", async ({ signedIn: page }) => {
  await openAt(page, "/control/desk", 1440);
  const adults = page.getByRole("spinbutton", { name: "Adults" });
  expect(await adults.evaluate((field) => getComputedStyle(field).appearance)).toBe("textfield");
  await adults.fill("2");
  await adults.press("ArrowUp");
  await expect(adults).toHaveValue("3");
});
