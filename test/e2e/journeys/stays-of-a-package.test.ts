import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, signIn, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

type Sent = { id: number; key: string; reference: string };

async function enquire(page: Page, startDate: string): Promise<Sent> {
  const data = {
    customerName: "Nusrat Wani",
    email: "nusrat@example.com",
    phoneNo: "9000000081",
    packageId: 1,
    specialRequest: "Three places, quiet rooms.",
    startDate,
    adults: 2,
  };
  const reply = await page.request.post("/api/PackageBooking", { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { data: Sent }).data;
}

async function staysInOrder(page: Page, id: number) {
  const reply = await page.request.get(`/api/Booking?packageBookingId=${id}`);
  const { data } = (await reply.json()) as { data: { checkInDate: string; total: number; hotel: string }[] };
  return data.toReversed();
}

async function journey(page: Page, guest: Page, start: string) {
  const { id, key, reference } = await enquire(page, start);
  await page.goto(`/control/package-bookings?view=${id}`);
  await page.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
  await page.goto(`/control/package-bookings?view=${id}`);
  const stays = page.getByRole("dialog").getByRole("region", { name: "Stays" });
  await expect(stays.getByRole("listitem")).toHaveCount(0);
  await stays.getByRole("link", { name: "Add a stay" }).click();

  await expect(page.getByText(`For ${reference}, Nusrat Wani: its price is in the package.`)).toBeVisible();
  await expect(page.getByLabel("Check-in")).toHaveValue(start);
  for (const [name, value] of [
    ["Name", "Nusrat Wani"],
    ["Phone", "9000000081"],
  ] as const)
    await expect(page.getByRole("textbox", { name })).toHaveValue(value);
  await page.getByRole("button", { name: "Book and accept" }).click();

  await expect(stays.getByRole("listitem")).toHaveCount(1);
  await stays.getByRole("link", { name: "Add the next stay" }).click();
  await expect(page.getByLabel("Check-in")).toHaveValue(addDays(start, 1));
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(stays.getByRole("listitem")).toHaveCount(2);

  const [first, second] = await staysInOrder(page, id);
  expect([first, second]).toMatchObject([
    { checkInDate: start, total: 0 },
    { checkInDate: addDays(start, 1), total: 0 },
  ]);
  await stays.getByRole("listitem").first().getByRole("link").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText(`In the price of ${reference}`)).toBeVisible();
  await expect(sheet.getByRole("region", { name: "Payment" })).toHaveCount(0);
  await sheet.getByText("Voucher for the house").first().click();
  await expect(sheet.getByRole("button", { name: "Invoice" })).toHaveCount(0);
  await sheet.getByRole("link", { name: reference }).click();
  await expect(stays.getByRole("listitem")).toHaveCount(2);

  await guest.goto(`/booking-status/${key}`);
  const where = guest.getByRole("region", { name: "Where you stay" });
  await expect(where.getByRole("listitem")).toHaveCount(2);
  await expect(where.getByRole("link", { name: first?.hotel }).first()).toHaveAttribute(
    "href",
    /^\/hotel\/\d+$/,
  );
  return { id, stays };
}

test("a package is accepted, its stays are entered from it one after the other, and its guest reads where", async ({
  signedIn: page,
  withoutScripts: guest,
  accessible,
}) => {
  const { id, stays } = await journey(page, guest, inDays(200));
  await page.goto(new URL(guest.url()).pathname);
  await accessible(page);
  const where = page.getByRole("region", { name: "Where you stay" });
  const line = await where
    .getByText(/, 1 night/)
    .first()
    .boundingBox();
  const house = await where.getByRole("link").first().boundingBox();
  expect(line && house && Math.abs(line.y - house.y)).toBeLessThan(6);
  await page.goto(`/control/package-bookings?view=${id}`);
  await accessible(page);
  await page.getByRole("dialog").getByLabel("Status").selectOption("Rejected");
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await page.goto(`/control/package-bookings?view=${id}`);
  await expect(stays).toContainText("This enquiry is rejected, but 2 stays still hold rooms.");
  await expect(stays.getByRole("link", { name: "Add" })).toHaveCount(0);
});

test("the same without scripts, on a phone", async ({ withoutScripts: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const { id } = await journey(page, page, inDays(210));
  await page.goto(`/control/desk?enquiry=${id}`);
  await page.request.delete(`/api/PackageBooking/byId?Id=${id}`);
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByRole("alert").first()).toHaveText(
    "This package enquiry does not exist, or no longer",
  );
});
