import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import type { Change } from "#contract/change-log.ts";
import type { Payment } from "#contract/payments.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

/** An accepted stay of two nights for ₹9,000. */
async function addStay(): Promise<{ id: number; hotelId: number; roomId: number; key: string }> {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId }));
  const { id, key } = data as { id: number; key: string };
  const answer = await staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { roomId, status: "Accepted" }));
  expect(answer.status).toBe(200);
  return { id, hotelId, roomId, key };
}

const formFor = (bookingId: number, change: Record<string, unknown> = {}) => ({
  bookingId,
  amount: 2700,
  method: "UPI",
  note: "",
  ...change,
});

async function pay(bookingId: number, change: Record<string, unknown> = {}): Promise<number> {
  const { status, data, message } = await staff("POST", "Payment", formFor(bookingId, change));
  expect([status, message]).toEqual([201, change["direction"] ? "Return recorded" : "Payment recorded"]);
  return (data as { id: number }).id;
}

async function moneyOf(id: number) {
  const { total, paid, due, over, paymentStatus } = (await staff("GET", `Booking/byId?Id=${id}`))
    .data as Booking;
  return { total, paid, due, over, paymentStatus };
}

async function paymentsOf(id: number): Promise<Payment[]> {
  return (await staff("GET", `Payment?bookingId=${id}`)).data as Payment[];
}

test("an advance, the rest, and too much: unpaid, part paid, paid, and what is over", async () => {
  const { id, key } = await addStay();
  expect(await moneyOf(id)).toEqual({ total: 9000, paid: 0, due: 9000, over: 0, paymentStatus: "Unpaid" });
  await pay(id, { amount: "₹ 2,700", method: "upi", note: " 412 077 " });
  expect(await moneyOf(id)).toMatchObject({ paid: 2700, due: 6300, paymentStatus: "Part paid" });
  await pay(id, { amount: 6300, method: "Cash", paidOn: "2030-05-30" });
  expect(await moneyOf(id)).toMatchObject({ paid: 9000, due: 0, over: 0, paymentStatus: "Paid" });
  await pay(id, { amount: 500, method: "Card" });
  expect(await moneyOf(id)).toMatchObject({ paid: 9500, due: 0, over: 500, paymentStatus: "Paid" });
  await pay(id, { amount: 500, method: "Bank transfer", direction: "Returned" });
  expect(await moneyOf(id)).toMatchObject({ paid: 9000, over: 0, paymentStatus: "Paid" });
  expect(await paymentsOf(id)).toMatchObject([
    { amount: 500, direction: "Returned", method: "Bank transfer", paidOn: "2030-06-01" },
    { amount: 500, direction: "Received", method: "Card" },
    { amount: 6300, method: "Cash", paidOn: "2030-05-30" },
    { amount: 2700, method: "UPI", note: "412 077", customerName: "Meera Pillai" },
  ]);
  const own = (await app.call("GET", `Booking/byKey?key=${key}`)).data;
  expect(own).toMatchObject({ paid: 9000, due: 0, paymentStatus: "Paid" });
  expect((await staff("GET", `Booking?search=${(own as Booking).reference}`)).data).toMatchObject([
    { id, paid: 9000 },
  ]);
});

test("money on a rejected booking is to be returned; before the total is settled nothing is too much", async () => {
  const { id, hotelId, roomId } = await addStay();
  await pay(id);
  await staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { roomId, status: "Rejected" }));
  expect(await moneyOf(id)).toMatchObject({ due: 0, over: 2700, paymentStatus: "To return" });
  await pay(id, { direction: "Returned" });
  expect(await moneyOf(id)).toMatchObject({ paid: 0, over: 0, paymentStatus: "Nothing due" });
  const bare = await addHotel(staff);
  const unsettled = await idOf(app.call("POST", "Booking", bookingFormFor(bare)));
  await pay(unsettled, { amount: 50_000 });
  expect(await moneyOf(unsettled)).toEqual({
    total: null,
    paid: 50_000,
    due: null,
    over: 0,
    paymentStatus: "Part paid",
  });
});

test("a deleted payment leaves the sum, waits in the bin, and comes back; the log says who and how much", async () => {
  const { id } = await addStay();
  const payment = await pay(id);
  expect((await staff("DELETE", `Payment/byId?Id=${payment}`)).message).toBe("Payment deleted");
  expect((await staff("DELETE", `Payment/byId?Id=${payment}`)).status).toBe(404);
  expect(await moneyOf(id)).toMatchObject({ paid: 0, paymentStatus: "Unpaid" });
  expect(await paymentsOf(id)).toEqual([]);
  expect((await staff("GET", "Bin?search=2700")).data).toMatchObject([
    { kind: "payments", id: payment, name: expect.stringMatching(/^₹2700 by UPI, Meera Pillai, CO-/) },
  ]);
  expect((await staff("PUT", `Payment/restore?Id=${payment}`)).message).toBe("Payment restored");
  expect(await moneyOf(id)).toMatchObject({ paid: 2700 });
  const log = (await staff("GET", `ChangeLog?kind=payments&recordId=${payment}`)).data as Change[];
  expect(log.map(({ by, action }) => [by, action])).toEqual([
    ["asha", "restored"],
    ["asha", "deleted"],
    ["asha", "created"],
  ]);
  expect(log[1]?.fields).toContainEqual({ name: "Amount, ₹", before: "2700", after: "" });
  expect(log[2]?.fields).toContainEqual({ name: "Method", before: "", after: "UPI" });
});

test("no more is given back than came in, whatever is deleted or restored", async () => {
  const { id } = await addStay();
  const early = await staff("POST", "Payment", formFor(id, { direction: "Returned" }));
  expect(early.errors).toEqual({ amount: "Nothing came in for this booking that could be given back" });
  const received = await pay(id);
  const tooMuch = await staff("POST", "Payment", formFor(id, { amount: 2701, direction: "Returned" }));
  expect([tooMuch.status, tooMuch.errors]).toEqual([400, { amount: "Only ₹2,700 came in for this booking" }]);
  const returned = await pay(id, { direction: "Returned" });
  const refused = await staff("DELETE", `Payment/byId?Id=${received}`);
  expect([refused.status, refused.message]).toEqual([
    409,
    "₹2,700 more would be given back than came in. Correct what was given back first.",
  ]);
  await staff("DELETE", `Payment/byId?Id=${returned}`);
  expect((await staff("DELETE", `Payment/byId?Id=${received}`)).status).toBe(200);
  expect((await staff("PUT", `Payment/restore?Id=${returned}`)).status).toBe(409);
  expect(await moneyOf(id)).toMatchObject({ paid: 0 });
});

test("ten people give the same money back at once: one does", async () => {
  const { id } = await addStay();
  await pay(id);
  const forms = Array.from({ length: 10 }, (_, index) =>
    staff("POST", "Payment", formFor(id, { direction: "Returned", note: `attempt ${index}` })),
  );
  const statuses = (await Promise.all(forms)).map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 400)]);
  expect(await moneyOf(id)).toMatchObject({ paid: 0 });
});

test("recording money leaves the booking's version alone, and a deleted booking takes none", async () => {
  const { id, hotelId, roomId } = await addStay();
  const { version } = (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
  await pay(id);
  const form = bookingFormFor(hotelId, { roomId, status: "Completed", version });
  expect((await staff("PUT", `Booking/${id}`, form)).status).toBe(200);
  await staff("DELETE", `Booking/byId?Id=${id}`);
  expect((await staff("POST", "Payment", formFor(id))).errors).toEqual({
    bookingId: "This booking does not exist, or no longer",
  });
  await staff("PUT", `Booking/restore?Id=${id}`);
  expect(await moneyOf(id)).toMatchObject({ paid: 2700, paymentStatus: "Part paid" });
});

test("the price a guest was told stays when the rent rises; a new night costs what it does now", async () => {
  const { id, hotelId, roomId } = await addStay();
  const dearer = { hotelId, roomType: 2, rentPerNight: 6000, noBeds: 1, maxAdults: 2, maxChild: 1 };
  expect((await staff("PUT", `Rooms/${roomId}`, dearer)).status).toBe(200);
  const completed = bookingFormFor(hotelId, { roomId, status: "Completed" });
  await staff("PUT", `Booking/${id}`, completed);
  expect(await moneyOf(id)).toMatchObject({ total: 9000 });
  await staff("PUT", `Booking/${id}`, { ...completed, checkOutDate: "2030-06-13" });
  expect(await moneyOf(id)).toMatchObject({ total: 9000 + 6000 });
});

const faults: [string, Record<string, unknown>, Record<string, string>][] = [
  ["no amount", { amount: "" }, { amount: "Write the amount in whole rupees" }],
  ["nothing", { amount: 0 }, { amount: "The amount is at least ₹1" }],
  ["paise", { amount: "99.50" }, { amount: "Write the amount in whole rupees" }],
  ["too many digits", { amount: 10_000_001 }, { amount: "The amount is at most ₹1,00,00,000" }],
  ["no method", { method: undefined }, { method: "Choose how it was paid" }],
  ["an unknown method", { method: "Barter" }, { method: "Choose how it was paid" }],
  ["tomorrow", { paidOn: "2030-06-02" }, { paidOn: "The day cannot be after today" }],
  ["31 February", { paidOn: "2030-02-31" }, { paidOn: "Enter a date that exists, as YYYY-MM-DD" }],
  ["a long note", { note: "x".repeat(201) }, { note: "At most 200 characters, please" }],
  ["no booking", { bookingId: 99_999 }, { bookingId: "This booking does not exist, or no longer" }],
];
test.each(faults)("with %s nothing is recorded, and the field is named", async (_, change, errors) => {
  const { id } = await addStay();
  const answer = await staff("POST", "Payment", formFor(id, change));
  expect([answer.status, answer.errors]).toEqual([400, errors]);
  expect(await moneyOf(id)).toMatchObject({ paid: 0 });
});

const step = fc.oneof(
  fc.record({ amount: fc.integer({ min: 1, max: 5000 }), returns: fc.boolean() }),
  fc.record({ toggles: fc.nat(10) }),
);
test("through any payments, returns, deletions and restorings what is paid is the sum of what is recorded, never below zero", async () => {
  const { id } = await addStay();
  const kept: { id: number; signed: number; isDeleted: boolean }[] = [];
  const sum = () => kept.reduce((total, one) => total + (one.isDeleted ? 0 : one.signed), 0);
  const steps = fc.array(step, { minLength: 5, maxLength: 15 });
  const property = fc.asyncProperty(steps, async (taken) => {
    for (const each of taken) {
      if ("amount" in each) {
        const direction = each.returns ? "Returned" : "Received";
        const { status, data } = await staff(
          "POST",
          "Payment",
          formFor(id, { amount: each.amount, direction }),
        );
        expect(status).toBe(each.returns && each.amount > sum() ? 400 : 201);
        const signed = each.returns ? -each.amount : each.amount;
        if (status === 201) kept.push({ id: (data as { id: number }).id, signed, isDeleted: false });
        continue;
      }
      const one = kept[each.toggles % Math.max(1, kept.length)];
      if (!one) continue;
      one.isDeleted = !one.isDeleted;
      const call = one.isDeleted
        ? (["DELETE", "Payment/byId"] as const)
        : (["PUT", "Payment/restore"] as const);
      const isPossible = sum() >= 0;
      expect((await staff(call[0], `${call[1]}?Id=${one.id}`)).status).toBe(isPossible ? 200 : 409);
      if (!isPossible) one.isDeleted = !one.isDeleted;
    }
    expect(await moneyOf(id)).toMatchObject({ paid: sum() });
  });
  await fc.assert(property, { numRuns: 15 });
});
