import type { Locator, Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { guestSends } from "../support/guest-sends.ts";
import { expect, test } from "../support/site.ts";
import { openAt } from "../support/widths.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const guest = { customerName: "Rifat Ganai", email: "rifat@example.com", phoneNo: "5550000098" };

const asked = {
  "view-bookings": async (page: Page) => {
    const stay = { hotelId: 5, checkInDate: inDays(93), checkOutDate: inDays(95), adults: 2, chlids: 0 };
    return guestSends(page, "Booking", { ...guest, ...stay });
  },
  "package-bookings": async (page: Page) => {
    const { data: tours } = await (await page.request.get("/api/Package?limit=1")).json();
    return guestSends(page, "PackageBooking", {
      ...guest,
      packageId: tours[0].id,
      specialRequest: "We are two.",
    });
  },
  "cab-bookings": (page: Page) =>
    guestSends(page, "CabBooking", {
      ...guest,
      pickUpLoaction: "Srinagar airport",
      dropLoaction: "Nigeen Lake",
      dateOfJourney: inDays(21),
      preferredTime: "14:30",
      vechiclePreference: "suv",
      specialRequest: "",
    }),
};

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not there");
  return { top: box.y, bottom: box.y + box.height };
};

for (const [list, send] of Object.entries(asked)) {
  test(`after Accept the sheet of ${list} has the link for telling the guest, over which no message lies on a phone`, async ({
    signedIn: page,
  }) => {
    await openAt(page, `/control/${list}?view=${await send(page)}`, 390);
    await page.setViewportSize({ width: 390, height: 667 });
    const sheet = page.getByRole("dialog");
    const total = sheet.getByLabel("Agreed total");
    if (await total.count()) await total.fill("48000");
    await sheet.locator("footer").getByRole("button", { name: "Accept" }).click();
    const dismiss = sheet.getByRole("button", { name: "Dismiss" });
    // A message under the pointer stays.
    await dismiss.hover();
    const tell = sheet.getByRole("link", { name: "Tell Rifat on WhatsApp: Rifat Ganai" });
    await expect(tell).toBeVisible();
    const chat = new URL((await tell.getAttribute("href")) ?? "");
    expect(chat.hostname).toBe("wa.me");
    expect(chat.searchParams.get("text")).toContain("It is confirmed");
    const panel = sheet
      .getByRole("status")
      .filter({ hasText: /^Accepted\./ })
      .locator("..");
    if (await total.count()) await expect(panel.getByRole("link", { name: "Ask for ₹48,000" })).toBeVisible();
    const message = await boxOf(dismiss.locator(".."));
    const said = await boxOf(panel);
    expect(message.bottom <= said.top || message.top >= said.bottom, JSON.stringify({ message, said })).toBe(
      true,
    );
    await expect(sheet.getByRole("heading", { level: 2 })).toBeInViewport();
  });
}
