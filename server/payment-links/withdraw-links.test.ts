import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, gatewayOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";
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
