import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { addHouse, removeHouse } from "../support/add-house.ts";
import { expect, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const person = { customerName: "Ghazala Bhat", email: "ghazala@example.com", phoneNo: "5550000093" };
const dates = { checkInDate: inDays(10), checkOutDate: inDays(12) };
const form = { hotelId: 1, ...dates, adults: 2, chlids: 0, ...person };

async function send(page: Page, method: string, path: string, data?: object) {
  const reply = await page.request.fetch(`/api/${path}`, { method, data });
  expect([path, reply.ok()]).toEqual([path, true]);
  return (await reply.json()).data;
}

async function acceptedStay(guest: Page, staff: Page): Promise<{ id: number; key: string; total: number }> {
  const { id, key } = await send(guest, "POST", "Booking", form);
  const { total } = await send(staff, "PUT", `Booking/${id}`, { ...form, status: "Accepted" });
  return { id, key, total };
}

async function tellOfPayment(guest: Page) {
  await guest.getByLabel("Number of the payment").fill("412055667799");
  await guest.getByRole("button", { name: "I have paid" }).click();
}

const cancel = (staff: Page, id: number) =>
  send(staff, "POST", "Booking/ending", { id, ending: "Cancelled", reason: "Snow", waive: true });

test("what a guest sends from a page that staff have answered meanwhile is refused in words, not dropped", async ({
  signedIn: staff,
  withoutScripts: guest,
}) => {
  const { id, key, total } = await acceptedStay(guest, staff);
  await guest.goto(`/booking-status/${key}`);
  await send(staff, "POST", "Payment", { bookingId: id, amount: total, method: "Cash", received: true });
  await tellOfPayment(guest);
  await expect(guest.getByRole("alert")).toContainText("Nothing is to be paid for this booking now");
  await expect(guest.getByRole("alert")).toBeInViewport();
  await guest.getByText("Cancel this stay", { exact: true }).click();
  await cancel(staff, id);
  await guest.getByRole("button", { name: "Ask to cancel" }).click();
  await expect(guest.getByRole("alert")).toContainText("This stay can no longer be cancelled here");
});

test("a payment that is told of beside one's own wish to cancel is refused in words", async ({
  signedIn: staff,
  withoutScripts: guest,
}) => {
  const { key } = await acceptedStay(guest, staff);
  await guest.goto(`/booking-status/${key}`);
  await send(guest, "POST", "CancelRequest", { key });
  await guest.getByLabel("Amount, ₹").fill("half");
  await tellOfPayment(guest);
  await expect(guest.getByRole("alert")).toContainText("Write the amount in whole rupees");
});

test("after one's own wish to cancel, still due is what of the charge is", async ({
  signedIn: staff,
  withoutScripts: guest,
}) => {
  const { key } = await acceptedStay(guest, staff);
  const { due } = await send(guest, "POST", "CancelRequest", { key });
  await guest.goto(`/booking-status/${key}`);
  const fact = guest.getByText("Still due", { exact: true }).locator("..");
  await expect(fact).toContainText(due.toLocaleString("en-IN"));
});

test("a stay that is rejected after it was accepted has no terms of cancelling any more", async ({
  signedIn: staff,
  withoutScripts: guest,
}) => {
  const { id, key } = await acceptedStay(guest, staff);
  await guest.goto(`/booking-status/${key}`);
  await expect(guest.getByRole("heading", { name: "If you cancel" })).toBeVisible();
  await send(staff, "PUT", `Booking/${id}`, { ...form, status: "Rejected" });
  await guest.reload();
  await expect(guest.getByText("We could not get these rooms for you")).toBeVisible();
  await expect(guest.getByRole("heading", { name: "If you cancel" })).toHaveCount(0);
});

test("a payment that staff still look for stands on the page of a stay that has ended", async ({
  signedIn: staff,
  withoutScripts: guest,
}) => {
  const { id, key } = await acceptedStay(guest, staff);
  await send(guest, "POST", "PaymentClaim", { key, amount: 1000, reference: "412055660001" });
  await cancel(staff, id);
  await guest.goto(`/booking-status/${key}`);
  await expect(guest.getByText("Nothing is charged.")).toBeVisible();
  await expect(guest.getByRole("list", { name: "What you told us" })).toContainText("412055660001");
});

test("thanks for what was sent are not repeated once it is answered, though the address still asks for them", async ({
  signedIn: staff,
  withoutScripts: guest,
}) => {
  const { id, key } = await send(guest, "POST", "Booking", form);
  await guest.goto(`/booking-status/${key}?sent`);
  await expect(guest.getByRole("status")).toContainText("We have received your booking request");
  await send(staff, "PUT", `Booking/${id}`, { ...form, status: "Accepted" });
  await guest.reload();
  await expect(guest.getByText("Confirmed: your rooms are held")).toBeVisible();
  await expect(guest.getByRole("status")).toHaveCount(0);
  await tellOfPayment(guest);
  await expect(guest.getByRole("status")).toContainText("We look for it");
  const [claim] = await send(staff, "GET", `PaymentClaim?bookingId=${id}`);
  await send(staff, "PUT", `PaymentClaim/${claim.id}`, { found: false });
  await guest.reload();
  await expect(guest.getByText("we could not find it yet")).toBeVisible();
  await expect(guest.getByRole("status")).toHaveCount(0);
});

test("without a network one's own page is as it was after the payment was told of, by the address that was sent", async ({
  signedIn: staff,
  browser,
}) => {
  const context = await browser.newContext();
  const guest = await context.newPage();
  const { key } = await acceptedStay(guest, staff);
  const own = `/booking-status/${key}`;
  const isCachedWith = (words: string) =>
    guest.evaluate(
      async ([path, part]) => Boolean((await (await caches.match(path))?.text())?.includes(part)),
      [own, words] as const,
    );
  await guest.goto(own);
  await guest.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => isCachedWith("I have paid")).toBe(true);
  await tellOfPayment(guest);
  await expect(guest.getByRole("status")).toContainText("We look for it");
  await expect.poll(() => isCachedWith("412055667799")).toBe(true);
  await context.setOffline(true);
  await guest.goto(own);
  await expect(guest.getByRole("list", { name: "What you told us" })).toContainText("412055667799");
  await context.close();
});

test("a booking of a house that was deleted meanwhile is told so, with scripts and without, and what was written stays", async ({
  signedIn: staff,
  page,
  withoutScripts,
}) => {
  for (const guest of [page, withoutScripts]) {
    const house = await addHouse(staff.request);
    await guest.goto(
      `/booking/${house}?checkInDate=${inDays(60)}&checkOutDate=${inDays(62)}&adults=2&children=0`,
    );
    const booking = guest.locator("#booking");
    await booking.getByLabel("Name", { exact: true }).fill(person.customerName);
    await booking.getByLabel("Email").fill(person.email);
    await booking.getByLabel("Phone").fill(person.phoneNo);
    if (guest === page) await guest.waitForFunction(() => customElements.get("site-form") !== undefined);
    await removeHouse(staff.request, house);
    await booking.getByRole("button", { name: "Book Now" }).click();
    await expect(guest.getByText("This hotel does not exist, or no longer")).toBeVisible();
    if (guest === page) continue;
    await expect(guest.getByRole("heading", { name: "This is no longer here" })).toBeVisible();
    await expect(guest.getByText("Go back in your browser: what you wrote is still there")).toBeVisible();
  }
  await expect(page.locator("#booking").getByLabel("Name", { exact: true })).toHaveValue(person.customerName);
});
