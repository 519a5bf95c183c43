import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { openHydrated } from "../support/page-script.ts";
import { guestSends, readRecord } from "../support/guest-sends.ts";
import { expect, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

/** An accepted stay of two nights, on which the guest paid this many rupees; returns its id. */
async function acceptedStay(page: Page, name: string, arrival: number, paid: number): Promise<number> {
  const dates = { checkInDate: inDays(arrival), checkOutDate: inDays(arrival + 2) };
  const guest = { customerName: name, email: "sheet@example.com", phoneNo: "5550000077" };
  const id = await guestSends(page, "Booking", { ...guest, ...dates, hotelId: 2, adults: 2, chlids: 0 });
  const stored = await readRecord(page, "Booking", id);
  const accepted = await page.request.put(`/api/Booking/${id}`, { data: { ...stored, status: "Accepted" } });
  expect(accepted.status(), await accepted.text()).toBe(200);
  const payment = { bookingId: id, amount: paid, method: "UPI", direction: "Received", paidOn: inDays(0) };
  const noted = await page.request.post("/api/Payment", { data: payment });
  expect(noted.status(), await noted.text()).toBe(201);
  return id;
}

test("a stay with money to return is deleted after a question, another one at once", async ({
  signedIn: page,
}) => {
  const dialog = page.getByRole("dialog", { name: /to return\?$/ });
  const deleted = page.getByRole("status").getByRole("button", { name: "Undo" });
  const toReturn = await acceptedStay(page, "Mehr Qadri", 60, 90_000);
  await openHydrated(page, `/control/view-bookings?view=${toReturn}`);
  await page.getByRole("button", { name: "Delete Record" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(deleted).toHaveCount(0);
  await page.getByRole("button", { name: "Delete Record" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(deleted).toBeVisible();
  const owing = await acceptedStay(page, "Mehr Zaidi", 64, 500);
  await openHydrated(page, `/control/view-bookings?view=${owing}`);
  await page.getByRole("button", { name: "Delete Record" }).click();
  await expect(deleted).toBeVisible();
});

test("the reason of a cancellation stays while something else of the sheet is saved", async ({
  signedIn: page,
}) => {
  const id = await acceptedStay(page, "Mehr Bhat", 68, 500);
  await openHydrated(page, `/control/view-bookings?view=${id}`);
  const sheet = page.getByRole("dialog");
  const reason = sheet.getByLabel("Reason (optional)");
  await sheet.getByText("Cancel this stay, or nobody came").click();
  await reason.fill("Her flight was cancelled");
  await sheet.getByText("Charge nothing, for this reason").click();
  await sheet.getByText("Record payment", { exact: true }).first().click();
  await sheet.getByLabel("Amount").fill("300");
  await sheet.locator("[name=intent][value=pay]").click();
  await expect(page.getByText("Payment recorded")).toBeVisible();
  await expect(reason).toHaveValue("Her flight was cancelled");
  await expect(sheet.getByLabel("Charge nothing, for this reason")).toBeChecked();
  await sheet.getByRole("button", { name: "End this stay" }).click();
  await expect.poll(() => readRecord(page, "Booking", id)).toMatchObject({ ending: "Cancelled" });
});

test("a sheet with a picture closes with its button, however far it is scrolled", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/control/view-bookings?view=1");
  await page.locator("#details .dialog-scroll").evaluate((scrolled) => scrolled.scrollTo(0, 400));
  await page.locator("#details").getByRole("button", { name: "Close" }).click({ timeout: 10_000 });
  await expect(page.locator("#details")).toHaveCount(0);
});

test("whoever changes a stay's dates on a phone is led to them, not to the stay's facts once more", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await acceptedStay(page, "Mehr Lone", 68, 500);
  await openHydrated(page, `/control/view-bookings?view=${id}`);
  await page.getByRole("link", { name: "Change dates" }).click();
  await expect(page).toHaveURL(/\/control\/calendar/);
  await expect(page.getByRole("button", { name: "Change the stay" })).toBeInViewport();
  await expect(page.getByLabel("Check-in")).toBeInViewport();
});
