import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { openHydrated } from "../support/page-script.ts";
import { guestSends, readRecord } from "../support/guest-sends.ts";
import { expect, signIn, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

test("on a phone a price is agreed on in the sheet, with and without scripts, and the guest reads how it adds up", async ({
  signedIn,
  withoutScripts,
}) => {
  await signIn(withoutScripts);
  const guest = { customerName: "Rehana Wani", email: "rehana@example.com", phoneNo: "5550000091" };
  for (const [index, page] of [signedIn, withoutScripts].entries()) {
    await page.setViewportSize({ width: 390, height: 844 });
    const arrival = 80 + 4 * index;
    const dates = { checkInDate: inDays(arrival), checkOutDate: inDays(arrival + 2) };
    const form = { ...guest, ...dates, hotelId: 2, roomId: 4, adults: 2, chlids: 0 };
    const sent = await page.request.post("/api/Booking", { data: form });
    const { id, key } = (await sent.json()).data;
    const { total } = await readRecord(page, "Booking", id);
    const agreed = Number(total) - 700;
    const address = `/control/view-bookings?view=${id}`;
    await (page === signedIn ? openHydrated(page, address) : page.goto(address));
    const sheet = page.getByRole("dialog");
    await sheet.getByText("Agree on another price").click();
    const field = sheet.getByLabel("Total agreed on, ₹");
    await expect(field).toHaveValue(String(total));
    await field.fill("26k");
    await sheet.getByRole("button", { name: "Save this price" }).click();
    await expect(sheet.getByText("Write the total in whole rupees").last()).toBeVisible();
    await field.fill(String(agreed));
    await sheet.getByRole("button", { name: "Save this price" }).click();
    await expect(sheet.getByText("Adjustment to the price agreed on:")).toBeVisible();
    expect(await readRecord(page, "Booking", id)).toMatchObject({ total: agreed, status: "" });
    await page.goto(`/booking-status/${key}`);
    await expect(page.getByText("−₹700")).toBeVisible();
  }
});

test("where an invoice stands the sheet says what comes first, and who moves a stay reads that its price ends", async ({
  signedIn: page,
}) => {
  const dates = { checkInDate: inDays(90), checkOutDate: inDays(92) };
  const guest = { customerName: "Rehana Dar", email: "rehana@example.com", phoneNo: "5550000092" };
  const form = { ...guest, ...dates, hotelId: 2, roomId: 4, adults: 2, chlids: 0 };
  const id = await guestSends(page, "Booking", form);
  const change = { ...form, status: "Accepted", agreedTotal: 5000 };
  expect((await page.request.put(`/api/Booking/${id}`, { data: change })).status()).toBe(200);
  await openHydrated(page, `/control/calendar?stay=${id}`);
  await expect(page.getByText("₹5,000 was agreed on for the stay as it is.")).toBeVisible();
  const paper = await page.request.post("/api/Paper", { data: { bookingId: id, kind: "invoice" } });
  expect(paper.status(), await paper.text()).toBe(201);
  await openHydrated(page, `/control/view-bookings?view=${id}`);
  const sheet = page.getByRole("dialog");
  await sheet.getByText("Agree on another price", { exact: true }).click();
  await expect(sheet.getByText(/Take it back with a credit note first/)).toBeVisible();
  await expect(sheet.getByLabel("Total agreed on, ₹")).toHaveCount(0);
});
