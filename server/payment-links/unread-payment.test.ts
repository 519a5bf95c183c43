import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, gatewayOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";
import { razorpayEvent } from "#test/support/fake-gateway.ts";

const app = appOfFile();
const staff = staffOfFile(app);
gatewayOfFile(app);

const secret = "demo-secret-of-events";

async function tell({ body, headers }: { body: string; headers: Record<string, string> }) {
  const init = { method: "POST", body, headers: { "content-type": "application/json", ...headers } };
  return (await app.app.request("http://test.example/payment-events/razorpay", init, {})).json();
}

test("of a page that was paid, nobody says by which payment, staff are told once, and it counts when it is told", async () => {
  const form = { gateway: "Razorpay", keyId: "demo_key", secret: "demo-secret", eventSecret: secret };
  await staff("PUT", "Settings/Gateway", form);
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId }));
  const { id, key, reference } = data as { id: number; key: string; reference: string };
  await staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { roomId, status: "Accepted" }));
  expect((await app.call("POST", "PaymentLink", { key, amount: 9000 })).status).toBe(200);
  const { gateway_id: linkId } = await app.services.db.executor
    .selectFrom("payment_links")
    .select("gateway_id")
    .executeTakeFirstOrThrow();
  for (const event of ["one", "again"])
    expect(await tell(razorpayEvent(secret, { linkId, event }))).toEqual({ received: "noted" });
  const told = async () =>
    ((await staff("GET", `Notification?search=${reference}`)).data as { subject: string }[])
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes("came in"));
  expect(await told()).toEqual([`₹9,000.00 came in for ${reference} and could not be recorded`]);
  expect(await tell(razorpayEvent(secret, { linkId, paise: 900_000, event: "paid" }))).toEqual({
    received: "recorded",
  });
  expect((await staff("GET", `Booking/byId?Id=${id}`)).data as Booking).toMatchObject({ paid: 9000, due: 0 });
  expect((await told()).length).toBe(2);
});
