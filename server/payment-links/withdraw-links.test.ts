import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, gatewayOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addPackage, addRoom, bookingFormFor, enquiryFormFor } from "#test/support/factories.ts";
import { razorpayEvent } from "#test/support/fake-gateway.ts";
import { withdrawWrong } from "./withdraw-links.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const gateway = gatewayOfFile(app);

/** Two pages for a stay that are not to be paid any more. */
async function addWrongLinks(hotelId: number, roomId: number): Promise<void> {
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId }));
  const { id, key } = data as { id: number; key: string };
  await staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { roomId, status: "Accepted" }));
  const { due, policy } = (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
  for (const amount of [policy?.advance, due]) await app.call("POST", "PaymentLink", { key, amount });
  await staff("POST", "Payment", { bookingId: id, amount: 500, method: "Cash" });
}

test("a gateway that hangs is waited for by ten links at once, not by one after the other", async () => {
  const secrets = {
    keyId: "rzp_live_Demo12345",
    secret: "demo-secret",
    eventSecret: "demo-secret-of-events",
  };
  await staff("PUT", "Settings/Gateway", { gateway: "Razorpay", ...secrets });
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { noOfRooms: 6 });
  for (let stay = 0; stay < 6; stay += 1) await addWrongLinks(hotelId, roomId);
  gateway.state.mood = "holding";
  const run = withdrawWrong(app.services, new AbortController().signal);
  await expect.poll(() => gateway.held.length, { timeout: 4000 }).toBe(10);
  gateway.held.shift()?.();
  await expect.poll(() => gateway.held.length, { timeout: 4000 }).toBe(10);
  gateway.state.mood = "well";
  for (const answer of gateway.held) answer();
  expect(await run).toEqual({ withdrawn: 12 });
});

const secretOfEvents = "demo-secret-of-events";

/** A tour that is agreed on, with a page to pay it, whose guest is then erased; returns the page's number. */
async function eraseWithOpenPage(who: string): Promise<string> {
  const keys = { keyId: "rzp_live_Demo12345", secret: "demo-secret", eventSecret: secretOfEvents };
  await staff("PUT", "Settings/Gateway", { gateway: "Razorpay", ...keys });
  const form = enquiryFormFor(await addPackage(staff), { phoneNo: who, email: `${who}@example.com` });
  const { id, key } = (await app.call("POST", "PackageBooking", form)).data as { id: number; key: string };
  await staff("PUT", `PackageBooking/${id}`, { ...form, status: "Accepted", total: 9000 });
  expect((await app.call("POST", "PaymentLink", { key, amount: 9000 })).status).toBe(200);
  const { mark } = (await staff("POST", "Person/find", { who })).data as { mark: string };
  expect((await staff("POST", "Person/erase", { who, mark })).status).toBe(200);
  const links = app.services.db.executor.selectFrom("payment_links").selectAll();
  const link = await links.where("package_booking_id", "=", id).executeTakeFirstOrThrow();
  expect(link).toMatchObject({ url: "", state: "Open" });
  return link.gateway_id;
}

test("the page of a guest who was erased is withdrawn at the gateway", async () => {
  const linkId = await eraseWithOpenPage("9000000909");
  expect(await withdrawWrong(app.services, new AbortController().signal)).toEqual({ withdrawn: 1 });
  expect(gateway.asked.at(-1)?.path).toBe(`/payment_links/${linkId}/cancel`);
});

test("money that came in by the page of an erased guest before that is in the books", async () => {
  const linkId = await eraseWithOpenPage("9000000910");
  const money = { linkId, paise: 9000_00, number: "pay_of_nobody" };
  const told = { method: "POST", ...razorpayEvent(secretOfEvents, money) };
  const reply = await app.app.request("http://test.example/payment-events/razorpay", told, {});
  expect(await reply.text()).toContain("recorded");
});
