import { expect, test } from "vitest";
import { appOfTest } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfTest();

test("a payment is of the day on which its guest told of it, whenever it is found", async () => {
  const staff = await app.signIn();
  const hotelId = await addHotel(staff);
  const form = bookingFormFor(hotelId, { roomId: await addRoom(staff, hotelId) });
  const { id, key } = (await app.call("POST", "Booking", form)).data as { id: number; key: string };
  await staff("PUT", `Booking/${id}`, { ...form, status: "Accepted" });
  const said = { key, amount: 2250, reference: "412077889912" };
  const claim = await idOf(app.call("POST", "PaymentClaim", said));
  app.clock.forward(2 * 24 * 3600);
  const later = await app.signIn();
  expect((await later("PUT", `PaymentClaim/${claim}`, { found: true })).status).toBe(200);
  const { data } = await later("GET", `Payment?bookingId=${id}`);
  expect(data).toMatchObject([{ amount: 2250, paidOn: "2030-06-01" }]);
  const days = (await later("GET", "Report/takings?from=2030-06-01&to=2030-06-03")).data;
  expect(days).toMatchObject({ days: [{ day: "2030-06-01", received: 2250 }] });
});
