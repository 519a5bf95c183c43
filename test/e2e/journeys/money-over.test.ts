import type { Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { guestSends, readRecord } from "../support/guest-sends.ts";
import { expect, test } from "../support/site.ts";
import { openAt } from "../support/widths.ts";

const today = todayInKashmir(new Date());
const guest = { customerName: "Rubina Geelani", email: "rubina@example.com", phoneNo: "5550000083" };
const dates = { checkInDate: addDays(today, 170), checkOutDate: addDays(today, 172) };
const cab = {
  pickUpLoaction: "Srinagar airport",
  dropLoaction: "Pahalgam",
  dateOfJourney: dates.checkInDate,
  preferredTime: "10:00",
  vechiclePreference: "suv",
};

const kinds = [
  ["Booking", "bookingId", "view-bookings", { ...dates, hotelId: 2, adults: 2, chlids: 0 }],
  [
    "PackageBooking",
    "packageBookingId",
    "package-bookings",
    { packageId: 1, specialRequest: "A window seat" },
  ],
  ["CabBooking", "cabBookingId", "cab-bookings", cab],
] as const;

/** An accepted request, for which far more came in than was agreed on; returns its id. */
async function overpaid(page: Page, call: string, paidAs: string, form: object): Promise<number> {
  const id = await guestSends(page, call, { ...guest, ...form });
  const agreed = { ...(await readRecord(page, call, id)), status: "Accepted", total: 28_800 };
  expect((await page.request.put(`/api/${call}/${id}`, { data: agreed })).status()).toBe(200);
  const payment = { [paidAs]: id, amount: 288_000, method: "UPI", direction: "Received", paidOn: today };
  expect((await page.request.post("/api/Payment", { data: payment })).status()).toBe(201);
  return id;
}

for (const [call, paidAs, list, form] of kinds) {
  test(`money over stands clear of its bar on a phone, and in the timeline (${call})`, async ({
    signedIn: page,
  }) => {
    const id = await overpaid(page, call, paidAs, form);
    await openAt(page, `/control/${list}?view=${id}`, 390);
    const payment = page.getByRole("region", { name: "Payment" });
    const over = payment.getByText(/over, to give back$/);
    const [bar, words] = [await payment.locator("progress").boundingBox(), await over.boundingBox()];
    expect((words?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0))).toBeGreaterThanOrEqual(6);
    const colour = (part: typeof over) => part.evaluate((one) => getComputedStyle(one).color);
    expect(await colour(over)).toBe(await colour(payment.getByRole("button", { name: /^Delete payment/ })));
    await expect(page.getByRole("dialog").getByText("Paid ₹2,88,000, UPI")).toBeVisible();
  });
}
