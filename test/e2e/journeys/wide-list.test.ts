import type { Page } from "@playwright/test";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { guestSends } from "../support/guest-sends.ts";
import { expect, test } from "../support/site.ts";

// Rows of other tests would take or give room.
test.use({ company: "one whose list is full of wide things" });

const nextYear = Number(todayInKashmir(new Date()).slice(0, 4)) + 1;
const dates = { checkInDate: `${nextYear}-12-28`, checkOutDate: `${nextYear + 1}-01-02` };
const stay = { ...dates, adults: 2, chlids: 2, childAges: [4, 8] };

/**
 * Pixels by which the list is wider than its frame, in windows of usual laptops and a bit less. At 1320 it depends on
 * the references, whose letters are not equally wide.
 */
async function beyondAt(page: Page): Promise<Record<number, number>> {
  const beyond: Record<number, number> = {};
  for (const width of [1440, 1366, 1340]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/control/view-bookings");
    beyond[width] = await page
      .locator(".table-frame")
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  }
  return beyond;
}

const fits = { 1440: 0, 1366: 0, 1340: 0 };

test("the list of bookings fits its frame on laptops, with usual guests and with long addresses and words", async ({
  signedIn: page,
}) => {
  expect(await beyondAt(page)).toEqual(fits);
  for (const [at, [customerName, email]] of [
    ["Venkataraghavanunnithan Iyer", "v.raghavanunnithan30@example.com"],
    ["Asha Rao", "ashalakshmi.narayanaswamy@example.com"],
    ["Mummummummummummummummu Rao", "lakshmi.narayanaswamy@example.com"],
  ].entries()) {
    const guest = { customerName, email, phoneNo: "+4915112345678" };
    const id = await guestSends(page, "Booking/desk", { ...guest, hotelId: at + 1, ...stay });
    const overpaid = { bookingId: id, amount: 90_00_000, method: "UPI", reference: `77${id}` };
    if (at === 0) await guestSends(page, "Payment", overpaid);
  }
  expect(await beyondAt(page)).toEqual(fits);
});

test("an address that is too long for its column goes on in a second line from its sign on", async ({
  signedIn: page,
}) => {
  const guest = { customerName: "Zoya Dar", email: "zoyalakshmi.narayanaswamy@example.com" };
  await guestSends(page, "Booking", { ...guest, phoneNo: "5550000096", hotelId: 4, ...stay });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/control/view-bookings?search=Zoya");
  const lines = await page.getByText(guest.email).evaluate((element) => {
    const tops = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map(({ top }) => top));
      });
    return { parts: element.textContent?.split("@").length, lines: tops.map(({ size }) => size) };
  });
  expect(lines).toEqual({ parts: 2, lines: [1, 1] });
});
