import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function addStay(): Promise<{ id: number; key: string }> {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId }));
  const { id, key } = data as { id: number; key: string };
  await staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { roomId, status: "Accepted" }));
  return { id, key };
}

const pay = (bookingId: number, reference: string, change: object = {}) =>
  staff("POST", "Payment", { bookingId, amount: 2250, method: "UPI", reference, ...change });
const paid = async (id: number) => ((await staff("GET", `Booking/byId?Id=${id}`)).data as Booking).paid;

test("however a number is written, it is the same payment", async () => {
  const { id, key } = await addStay();
  for (const reference of [
    "412077889911",
    "4120 7788 9911",
    "4120–7788–9911",
    "4120.7788.9911.",
    "UPI/412077889911",
    "UTR: 412077889911",
    "#412077889911",
    "४१२०७७८८९९११",
    "４１２０７７８８９９１１",
  ])
    expect((await pay(id, reference)).status, reference).toBe(201);
  const claim = idOf(app.call("POST", "PaymentClaim", { key, amount: 2250, reference: "412077889911" }));
  await staff("PUT", `PaymentClaim/${await claim}`, { found: true });
  expect(await paid(id)).toBe(2250);
  expect((await pay((await addStay()).id, "UPI-412077889911")).status).toBe(409);
});

test("a page of a gateway that was paid by UPI is one payment, by whichever of both it is recorded", async () => {
  const { id, key } = await addStay();
  await pay(id, "pay_Q1w2E3r4", { method: "Online" });
  const claim = idOf(app.call("POST", "PaymentClaim", { key, amount: 2250, reference: "payQ1w2E3r4" }));
  await staff("PUT", `PaymentClaim/${await claim}`, { found: true });
  await pay(id, "pay_Q1w2E3r4");
  expect(await paid(id)).toBe(2250);
});

test("a deleted payment is not brought back beside the same money under the other method", async () => {
  const { id } = await addStay();
  const first = await idOf(pay(id, "412077889922"));
  await staff("DELETE", `Payment/byId?Id=${first}`);
  await pay(id, "4120/7788/9922", { method: "Online" });
  expect((await staff("PUT", `Payment/restore?Id=${first}`)).status).toBe(409);
  expect(await paid(id)).toBe(2250);
});

test("what was recorded before numbers were compared so is known still", async () => {
  const { id } = await addStay();
  for (const [reference, once_key] of [
    ["4120/7788/9933", "UPI in 4120/7788/9933"],
    ["pay_old", "Online in PAY_OLD"],
  ] as const) {
    const payment = await idOf(pay(id, reference));
    const { executor } = app.services.db;
    await executor.updateTable("payments").set({ once_key }).where("id", "=", payment).execute();
    expect(await idOf(pay(id, reference))).toBe(payment);
  }
  const cheque = { method: "Bank transfer" };
  expect(await idOf(pay(id, "NEFT 12/3", cheque))).toBe(await idOf(pay(id, "neft-12-3", cheque)));
  expect(await paid(id)).toBe(3 * 2250);
});
