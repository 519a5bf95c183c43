import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const person = { customerName: "Ghazala Bhat", email: "ghazala@example.com", phoneNo: "5550000093" };
const stay = { hotelId: 1, checkInDate: inDays(10), checkOutDate: inDays(12), adults: 2, chlids: 0 };

test("what a guest sends from a page that staff have answered meanwhile is refused in words, not dropped", async ({
  signedIn: staff,
  withoutScripts: guest,
}) => {
  const asked = await (await guest.request.post("/api/Booking", { data: { ...stay, ...person } })).json();
  const { id, key } = asked.data as { id: number; key: string };
  const form = { ...stay, ...person, status: "Accepted" };
  const accepted = await (await staff.request.put(`/api/Booking/${id}`, { data: form })).json();
  const claim = async () => {
    await guest.getByLabel("Number of the payment").fill("412055667799");
    await guest.getByRole("button", { name: "I have paid" }).click();
  };

  await guest.goto(`/booking-status/${key}`);
  const paid = { bookingId: id, amount: accepted.data.total, method: "Cash", reference: "", received: true };
  expect((await staff.request.post("/api/Payment", { data: paid })).status()).toBe(201);
  await claim();
  await expect(guest.getByRole("alert")).toContainText("Nothing is to be paid for this booking now");
  await expect(guest.getByRole("alert")).toBeInViewport();

  await guest.getByText("Cancel this stay", { exact: true }).click();
  const ending = { id, ending: "Cancelled", reason: "Snow", waive: true };
  expect((await staff.request.post("/api/Booking/ending", { data: ending })).status()).toBe(200);
  await guest.getByRole("button", { name: "Ask to cancel" }).click();
  await expect(guest.getByRole("alert")).toContainText("This stay can no longer be cancelled here");
});

test("a payment that is told of beside one's own wish to cancel is refused in words", async ({
  signedIn: staff,
  withoutScripts: guest,
}) => {
  const asked = await (await guest.request.post("/api/Booking", { data: { ...stay, ...person } })).json();
  const { id, key } = asked.data as { id: number; key: string };
  const form = { ...stay, ...person, status: "Accepted" };
  expect((await staff.request.put(`/api/Booking/${id}`, { data: form })).status()).toBe(200);
  await guest.goto(`/booking-status/${key}`);
  expect((await guest.request.post("/api/CancelRequest", { data: { key } })).status()).toBe(200);
  await guest.getByLabel("Number of the payment").fill("412055667799");
  await guest.getByLabel("Amount, ₹").fill("half");
  await guest.getByRole("button", { name: "I have paid" }).click();
  await expect(guest.getByRole("alert")).toContainText("Write the amount in whole rupees");
});

test("a stay that is rejected after it was accepted has no terms of cancelling any more", async ({
  signedIn: staff,
  withoutScripts: guest,
}) => {
  const { data } = await (await guest.request.post("/api/Booking", { data: { ...stay, ...person } })).json();
  for (const [status, terms] of [
    ["Accepted", 1],
    ["Rejected", 0],
  ] as const) {
    const form = { ...stay, ...person, status };
    expect((await staff.request.put(`/api/Booking/${data.id}`, { data: form })).status()).toBe(200);
    await guest.goto(`/booking-status/${data.key}`);
    await expect(guest.getByRole("heading", { name: "If you cancel" })).toHaveCount(terms);
  }
});
