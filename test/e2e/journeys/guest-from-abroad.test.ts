import { todayInKashmir } from "#contract/rules/stay.ts";
import { guestSends } from "../support/guest-sends.ts";
import { expect, test } from "../support/site.ts";

// Other tests' guests have names and numbers that take room, too.
test.use({ company: "one with a guest from abroad" });

test("a number of abroad and dates in a far year leave the list as wide as its frame", async ({
  signedIn: page,
}) => {
  const guest = {
    customerName: "Wonderful".repeat(11),
    email: "far@example.com",
    phoneNo: "+4915112345678",
  };
  const year = Number(todayInKashmir(new Date()).slice(0, 4)) + 1;
  const stay = {
    hotelId: 2,
    checkInDate: `${year}-12-28`,
    checkOutDate: `${year + 1}-01-02`,
    adults: 2,
    chlids: 0,
  };
  await guestSends(page, "Booking/desk", { ...guest, ...stay });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/control/view-bookings");
  await expect(page.locator(".long-number")).toHaveText(/49/);
  const beyond = await page
    .locator(".table-frame")
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(beyond).toBe(0);
});

test("a number of abroad, which the form cannot take, has a way beside its field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/booking/2");
  const phone = page.getByLabel("Phone", { exact: true });
  await expect(phone).toHaveAccessibleDescription(/^Ten digits, without \+91/);
  // Typed and left for the link in one press: the field's message must not move the link away below the finger.
  await phone.fill("+44 7700 900123");
  const way = page.getByRole("link", { name: "From abroad? Ask us" });
  await way.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Query");
  await expect(page.getByLabel("Subject")).toHaveValue("A stay, and a phone number from abroad");
});
