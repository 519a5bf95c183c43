import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { guestSends } from "../support/guest-sends.ts";
import { expect, test } from "../support/site.ts";

// Its bookings change what other tests of the site look at.
test.use({ company: "one whose staff look at each screen" });

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const stay = { hotelId: 2, checkInDate: inDays(30), checkOutDate: inDays(33), adults: 2, chlids: 0 };

test("on a laptop the foot of staff's menu is in sight, and hides nothing that the keyboard reaches", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 780 });
  await page.goto("/control/dashboard");
  const menu = page.getByRole("navigation", { name: "Control" });
  const logout = menu.getByRole("link", { name: "Logout" });
  await expect(logout).toBeInViewport({ ratio: 1 });
  const last = menu.getByRole("link", { name: "Bin" });
  await last.focus();
  const hidden = await last.evaluate((link) => {
    const { left, top, height } = link.getBoundingClientRect();
    return document.elementFromPoint(left + 20, top + height / 2)?.closest("a") !== link;
  });
  expect(hidden).toBe(false);
});

test("who waits for an answer is read whole on the dashboard, with what it comes to", async ({
  signedIn: page,
}) => {
  const customerName = "Lakshmi Subramanian Venkataraman";
  const guest = { customerName, email: "lakshmi@example.com", phoneNo: "5550000092", rooms: 3 };
  await guestSends(page, "Booking", { ...guest, ...stay, adults: 5, chlids: 2 });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/control/dashboard");
    const row = page.getByRole("listitem").filter({ hasText: customerName }).first();
    const name = row.getByText(customerName, { exact: true });
    const cut = await name.evaluate((element) => [
      element.scrollWidth - element.clientWidth,
      element.scrollHeight - element.clientHeight,
    ]);
    expect.soft(Math.max(...cut), `${width} px`).toBeLessThanOrEqual(2);
    const money = page
      .getByRole("listitem")
      .filter({ hasText: "Ritu Malhotra" })
      .getByText(/^₹[\d,]+$/);
    await money.scrollIntoViewIfNeeded();
    await expect(money).toBeInViewport({ ratio: 1 });
  }
});

test("a house's name in Urdu begins where everything else on its page does", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/hotel/2");
  const heading = page.getByRole("heading", { level: 1 });
  const left = await heading.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    (texts.nextNode() as Text).data = "نسیم ہاؤس بوٹ";
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left - element.getBoundingClientRect().left;
  });
  expect(left).toBeLessThan(2);
});

test("on a phone each place is a block of fields that are all in sight", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/control/settings/places");
  const edges = await page
    .getByRole("main")
    .locator("form input.control")
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(20);
  expect(Math.max(...edges)).toBeLessThan(390);
});
