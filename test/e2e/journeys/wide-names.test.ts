import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { guestSends } from "../support/guest-sends.ts";
import { expect, test } from "../support/site.ts";

// Its bookings change what other tests of the site look at.
test.use({ company: "one whose guests have wide names" });

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const stay = { hotelId: 2, checkInDate: inDays(30), checkOutDate: inDays(33), adults: 2, chlids: 0 };

test("a name of twenty letters in one word is one line in the sheet of the narrowest phone", async ({
  signedIn: page,
}) => {
  const customerName = "Thiruvenkatanathapur Rao";
  const guest = { customerName, email: "rao@example.com", phoneNo: "5550000093" };
  const id = await guestSends(page, "Booking", { ...guest, ...stay });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/control/view-bookings?view=${id}`);
  const heading = page.getByRole("dialog").getByRole("heading", { level: 2 });
  await expect(heading).toContainText(customerName);
  const lines = await heading.evaluate((element, word) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let node = texts.nextNode() as Text;
    while (!node.data.startsWith(word)) node = texts.nextNode() as Text;
    const range = document.createRange();
    range.setStart(node, 0);
    range.setEnd(node, word.length);
    return range.getClientRects().length;
  }, "Thiruvenkatanathapur");
  expect(lines).toBe(1);
});

test("a name of wide letters stands beside its badge in the list of a phone, not under it", async ({
  signedIn: page,
}) => {
  const customerName = "Mummummummummummummummu Rao";
  await guestSends(page, "Booking", { customerName, email: "m@example.com", phoneNo: "5550000094", ...stay });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/control/view-bookings");
  const row = page.getByRole("row", { name: new RegExp(customerName) }).first();
  const nameEnd = await row.getByText(customerName).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
  const badge = await row.getByText("New", { exact: true }).boundingBox();
  expect(nameEnd).toBeLessThanOrEqual(badge?.x ?? 0);
});
