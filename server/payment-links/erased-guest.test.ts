import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import type { Person } from "#contract/people.ts";
import { appOfFile, gatewayOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";
import { razorpayEvent } from "#test/support/fake-gateway.ts";
import { owner } from "#test/support/owner.ts";
import { withdrawWrong } from "./withdraw-links.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const gateway = gatewayOfFile(app);

const eventSecret = "demo-secret-of-events";
const keys = { keyId: "demo_key", secret: "demo-secret-of-api", eventSecret };
const links = () =>
  app.services.db.executor.selectFrom("payment_links").select(["gateway_id", "state"]).execute();

test("what comes in on a page that was open when its guest was erased is recorded for the stay, and the page is withdrawn as before", async () => {
  await staff("PUT", "Settings/Gateway", { gateway: "Razorpay", ...keys });
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const form = bookingFormFor(hotelId, { roomId });
  const { id, key } = (await app.call("POST", "Booking", form)).data as { id: number; key: string };
  await staff("PUT", `Booking/${id}`, { ...form, status: "Accepted" });
  await staff("POST", "Payment", { bookingId: id, amount: 1000, method: "Cash" });
  await staff("POST", "Booking/ending", { id, ending: "Cancelled", reason: "Asked for it" });
  const read = async () => (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
  const due = (await read()).due ?? 0;
  expect((await app.call("POST", "PaymentLink", { key, amount: due })).status).toBe(200);
  const [open] = await links();

  const { mark } = (await staff("POST", "Person/find", { who: form.phoneNo })).data as Person;
  const erased = await staff("POST", "Person/erase", { who: form.phoneNo, mark, password: owner.password });
  expect(erased.status, erased.message).toBe(200);
  const { body, headers } = razorpayEvent(eventSecret, { linkId: open?.gateway_id ?? "", paise: due * 100 });
  const init = { method: "POST", body, headers: { "content-type": "application/json", ...headers } };
  const told = await app.app.request("http://test.example/payment-events/razorpay", init, {});
  expect(await told.text()).toBe('{"received":"recorded"}');
  expect(await read()).toMatchObject({ customerName: "Erased guest", due: 0, paid: due + 1000 });
  expect(await links()).toMatchObject([{ state: "Paid" }]);
  await withdrawWrong(app.services, new AbortController().signal);
  expect(gateway.asked).toHaveLength(1);
});
