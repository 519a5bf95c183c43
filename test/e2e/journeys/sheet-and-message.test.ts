import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { guestSends } from "../support/guest-sends.ts";
import { expect, test } from "../support/site.ts";
import { openAt } from "../support/widths.ts";

test("on a phone what was done is said beside the sheet's close button, not over it", async ({
  signedIn: page,
}) => {
  const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
  const guest = { customerName: "Rehana Lone", email: "rehana@example.com", phoneNo: "5550000097" };
  const stay = { hotelId: 5, checkInDate: inDays(90), checkOutDate: inDays(92), adults: 2, chlids: 0 };
  const id = await guestSends(page, "Booking", { ...guest, ...stay });
  await openAt(page, `/control/view-bookings?view=${id}`, 390);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Accept" }).click();
  const message = sheet.getByRole("button", { name: "Dismiss" });
  // A message under the pointer stays.
  await message.hover();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(message).toBeVisible();
    const isFree = await sheet.getByRole("button", { name: "Close", exact: true }).evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    expect.soft(isFree, `${width}`).toBe(true);
  }
});
