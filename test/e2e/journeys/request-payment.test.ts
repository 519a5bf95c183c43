import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { guestSends, readRecord } from "../support/guest-sends.ts";
import { expect, signIn, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

test("money for a package is recorded once: the form folds away behind it, and nothing is said twice before", async ({
  signedIn: page,
}) => {
  await page.goto("/control/package-bookings?search=Lakshmi");
  await page.getByRole("rowheader").getByRole("link", { name: "Lakshmi" }).click();
  const sheet = page.getByRole("dialog");
  // The page's scripts are there: without them the whole page comes anew, with its form folded.
  await expect.poll(() => sheet.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  const payment = sheet.getByRole("region", { name: "Payment" });
  const fold = payment.locator("summary").first();
  await expect(fold).toHaveText(/^No total agreed yet\s*Record payment$/);
  await fold.getByText("Record payment").click();
  await payment.getByLabel("Amount, ₹").fill("5,000");
  await payment.getByRole("button", { name: "Save payment" }).click();
  await expect(payment.getByRole("list", { name: "Payments" })).toContainText("₹5,000");
  await expect(fold).toContainText("No total agreed yet, ₹5,000 received");
  await expect(payment.getByRole("button", { name: "Save payment" })).toBeHidden();
  await expect(fold).toBeFocused();
});

test("money that a colleague has recorded meanwhile is shown before it is recorded again; what was typed stays", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dates = { checkInDate: inDays(130), checkOutDate: inDays(132), adults: 2, chlids: 0 };
  const guest = { customerName: "Parveena Malik", email: "", phoneNo: "5550000078", status: "Accepted" };
  const asked = await page.request.post("/api/Booking/desk", { data: { hotelId: 1, ...dates, ...guest } });
  const { id } = (await asked.json()).data as { id: number };
  await page.goto(`/control/view-bookings?view=${id}`);
  const sheet = page.getByRole("dialog");
  const payment = sheet.getByRole("region", { name: "Payment" });
  await expect.poll(() => sheet.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  await payment.getByText("Record payment").click();
  await payment.getByLabel("Amount, ₹").fill("1,200");
  await payment.getByLabel("Note").fill("Brought by the driver");
  const theirs = { bookingId: id, amount: 1200, method: "Cash" };
  expect((await page.request.post("/api/Payment", { data: theirs })).status()).toBe(201);
  const list = payment.getByRole("list", { name: "Payments" });
  const save = payment.getByRole("button", { name: "Save payment" });
  await save.click();
  await expect(payment.getByRole("alert")).toContainText("The payments have changed meanwhile");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(payment.getByLabel("Note")).toHaveValue("Brought by the driver");
  await expect(payment.getByLabel("Amount, ₹")).toHaveValue("1,200");
  await payment.getByLabel("Amount, ₹").fill("300");
  await save.dblclick();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(save).toBeHidden();
  await expect(list).toContainText("Brought by the driver");
});

test("what is due of a cab stands beside its payments, with the ways to agree it and to ask for it, with and without scripts", async ({
  signedIn,
  withoutScripts,
}) => {
  const way = { pickUpLoaction: "Jammu station", dropLoaction: "Rainawari", vechiclePreference: "suv" };
  const guest = { customerName: "Gulzar Bhat", email: "gulzar@example.com", phoneNo: "5550000079" };
  const ride = { ...way, ...guest, dateOfJourney: inDays(20), preferredTime: "09:00", specialRequest: "" };
  const id = await guestSends(signedIn, "CabBooking", ride);
  await signIn(withoutScripts);
  const openPayment = async (page: Page, hasScripts: boolean) => {
    await page.goto(`/control/cab-bookings?view=${id}`);
    const dialog = page.getByRole("dialog");
    // The scripts open it anew, as a dialog before the page.
    await expect.poll(() => dialog.evaluate((sheet) => sheet.matches(":modal"))).toBe(hasScripts);
    return dialog.getByRole("region", { name: "Payment" });
  };
  for (const page of [withoutScripts, signedIn]) {
    const payment = await openPayment(page, page === signedIn);
    await expect(payment.getByRole("link", { name: "Ask for" })).toHaveCount(0);
    await payment.getByRole("link", { name: "Agree a total" }).click();
    await expect(page.getByLabel("Agreed total")).toBeFocused();
  }
  const { version } = await readRecord(signedIn, "CabBooking", id);
  const agreed = { ...ride, status: "Accepted", total: 4800, version };
  expect((await signedIn.request.put(`/api/CabBooking/${id}`, { data: agreed })).status()).toBe(200);
  await guestSends(signedIn, "Payment", { cabBookingId: id, amount: 1800, method: "Cash" });
  for (const page of [withoutScripts, signedIn]) {
    const payment = await openPayment(page, page === signedIn);
    await expect(payment.getByRole("progressbar", { name: "Paid" })).toBeVisible();
    await expect(payment.locator("summary").first()).toContainText("₹4,800 agreed, ₹3,000 due");
    const ask = payment.getByRole("link", { name: "Ask for ₹3,000 by WhatsApp" });
    const sent = new URL((await ask.getAttribute("href")) ?? "");
    const words = sent.searchParams.get("text") ?? "";
    expect(words).toContain("₹3,000 of ₹4,800 is still due.");
    expect(words).toMatch(/The ways to pay: http\S+\/payment-methods$/);
    await payment.getByRole("link", { name: "Change the total" }).click();
    await expect(page.getByLabel("Agreed total")).toBeFocused();
  }
});
