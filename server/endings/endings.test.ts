import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

type Stay = { id: number; hotelId: number; roomId: number; key: string };

/** An accepted stay of two nights from 10 June 2030 for ₹9,000; today is 1 June. */
async function addStay(change: Record<string, unknown> = {}): Promise<Stay> {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { noOfRooms: 1 });
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId, ...change }));
  const { id, key } = data as { id: number; key: string };
  const form = bookingFormFor(hotelId, { roomId, status: "Accepted", ...change });
  expect((await staff("PUT", `Booking/${id}`, form)).status).toBe(200);
  return { id, hotelId, roomId, key };
}

const read = async (id: number) => (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
const end = (id: number, more: Record<string, unknown> = {}) =>
  staff("POST", "Booking/ending", { id, ending: "Cancelled", ...more });
const pay = (bookingId: number, amount: number, more: Record<string, unknown> = {}) =>
  staff("POST", "Payment", { bookingId, amount, method: "Cash", ...more });

test("the charge is told before the press, kept after it, and what is over is to be returned", async () => {
  const { id, key } = await addStay();
  await pay(id, 4000);
  const quote = { total: 9000, paid: 4000, charge: 2250, due: 0, over: 1750 };
  expect((await staff("GET", `Booking/ending?Id=${id}&ending=Cancelled`)).data).toEqual(quote);
  const { status, message, data } = await end(id, { reason: "A wedding", version: (await read(id)).version });
  expect([status, message]).toEqual([200, "The stay is cancelled"]);
  const ended = { ...quote, status: "Rejected", ending: "Cancelled", paymentStatus: "To return" };
  expect(data).toMatchObject(ended);
  expect(await read(id)).toMatchObject(ended);
  expect((await app.call("GET", `Booking/byKey?key=${key}`)).data).toMatchObject(ended);
  expect((await end(id)).status).toBe(409);
  expect((await staff("GET", `Booking/ending?Id=${id}`)).status).toBe(409);
  await pay(id, 1750, { direction: "Returned" });
  expect(await read(id)).toMatchObject({ paid: 2250, due: 0, over: 0, paymentStatus: "Paid" });
  const log = (await staff("GET", `ChangeLog?kind=bookings&recordId=${id}`)).data as { fields: unknown[] }[];
  expect(log[0]?.fields).toContainEqual({ name: "Charge", before: "", after: "₹2,250" });
  const emails = (await staff("GET", "Notification?search=cancelled")).data as { text: string }[];
  expect(emails[0]?.text).toContain(
    "Cancellation charge: ₹2,250\nReceived from you: ₹4,000\nWe return to you: ₹1,750",
  );
});

test("who never came owes what the last step says; nothing is charged with a reason only", async () => {
  const { id } = await addStay({ checkInDate: "2030-06-01", checkOutDate: "2030-06-03" });
  expect((await end(id, { waive: true })).errors).toEqual({ reason: "Say why nothing is charged" });
  const { data } = await end(id, { ending: "no show" });
  expect(data).toMatchObject({ ending: "No show", charge: 9000, due: 9000, over: 0 });
  const other = await addStay();
  expect((await end(other.id, { ending: "No show" })).status).toBe(409);
  const waived = await end(other.id, { waive: true, reason: "The Mughal Road is shut" });
  expect(waived.data).toMatchObject({ charge: 0, due: 0, over: 0, paymentStatus: "Nothing due" });
});

test("the nights are given back, and a stay is not brought back into a sold night", async () => {
  const { id, hotelId, roomId } = await addStay();
  await end(id);
  const next = await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId }));
  expect(next.status).toBe(201);
  const { reference } = await read(id);
  const refused = await staff("DELETE", `Booking/ending?Id=${id}`);
  expect([refused.status, refused.message]).toEqual([
    409,
    `The rooms of ${reference} for 10 Jun to 12 Jun were sold since: the stay cannot be brought back`,
  ]);
  expect(await read(id)).toMatchObject({ status: "Rejected", ending: "Cancelled" });
  await end((next.data as { id: number }).id);
  expect((await staff("DELETE", `Booking/ending?Id=${id}`)).message).toBe("The stay is as it was");
  expect(await read(id)).toMatchObject({ status: "Accepted", ending: null, charge: null, due: 9000 });
  expect((await staff("DELETE", `Booking/ending?Id=${id}`)).status).toBe(409);
});

test("a policy edited later leaves old stays alone; a house may have terms of its own", async () => {
  const { id } = await addStay();
  const house = await addHotel(staff);
  const roomId = await addRoom(staff, house);
  const policy = { ...companyDefaults.policy, advancePercent: 50, leastAdvance: 500, balanceDueDays: 7 };
  const ladder = [{ days: 0, percent: 10 }];
  const { houses: _none, ...terms } = policy;
  const own = { hotelId: house, ...terms, ladder, advancePercent: 10 };
  const saved = await staff("PUT", "Settings/Policy", {
    ...policy,
    ladder: [{ days: 30, percent: 5 }],
    houses: [own],
  });
  expect(saved.status).toBe(200);
  expect(await read(id)).toMatchObject({ policy: { advance: 2250, balanceDueOn: "2030-06-10" } });
  expect((await end(id)).data).toMatchObject({ charge: 2250 });
  const general = await addStay();
  expect((await read(general.id)).policy).toEqual({
    advance: 4500,
    advanceDueOn: "2030-06-03",
    balanceDueOn: "2030-06-03",
    ladder: [{ days: 30, percent: 5, until: null, charge: 450 }],
    freeMoveUntil: null,
  });
  const { data } = await staff("POST", "Booking/desk", bookingFormFor(house, { roomId }));
  expect((await read((data as { id: number }).id)).policy).toMatchObject({ advance: 900, ladder });
  expect((await app.call("GET", "Company")).data).toMatchObject({
    policy: { advancePercent: 50, houses: [own] },
  });
});

test("the charge of a stay without a total is open until the total is settled", async () => {
  const hotelId = await addHotel(staff);
  const id = await idOf(app.call("POST", "Booking", bookingFormFor(hotelId)));
  await app.services.db.executor
    .updateTable("bookings")
    .set({ total_paise: null })
    .where("id", "=", id)
    .execute();
  await app.services.db.executor
    .updateTable("bookings")
    .set({ status: "Accepted" })
    .where("id", "=", id)
    .execute();
  expect((await staff("GET", `Booking/ending?Id=${id}&ending=Cancelled`)).data).toMatchObject({
    total: null,
    charge: null,
    due: null,
  });
  expect((await end(id)).data).toMatchObject({ charge: null, due: null, ending: "Cancelled" });
});

const wrongs: [string, object, string][] = [
  [
    "rising steps",
    {
      ladder: [
        { days: 1, percent: 1 },
        { days: 2, percent: 2 },
      ],
    },
    "ladder",
  ],
  [
    "the same step twice",
    {
      ladder: [
        { days: 1, percent: 1 },
        { days: 1, percent: 2 },
      ],
    },
    "ladder",
  ],
  ["more than all", { ladder: [{ days: 1, percent: 101 }] }, "ladder"],
  [
    "a thousand steps",
    { ladder: Array.from({ length: 1000 }, (_, i) => ({ days: 1000 - i, percent: 1 })) },
    "ladder",
  ],
  ["less than nothing", { advancePercent: -1 }, "advancePercent"],
  ["an advance beyond all", { leastAdvance: 10 ** 12 }, "leastAdvance"],
  ["a house twice", { houses: [1, 1].map((hotelId) => ({ ...companyDefaults.policy, hotelId })) }, "houses"],
];
test.each(wrongs)("terms with %s are refused", async (_, change, field) => {
  const { status, errors } = await staff("PUT", "Settings/Policy", { ...companyDefaults.policy, ...change });
  expect(status).toBe(400);
  expect(Object.keys(errors ?? {}).some((name) => name.startsWith(field))).toBe(true);
});

test("money over is kept for a later stay, and no more of it is used than was kept", async () => {
  const first = await addStay();
  await pay(first.id, 9000);
  await end(first.id, { waive: true, reason: "Snow" });
  const { reference } = await read(first.id);
  const keep = { direction: "Returned", method: "Credit", note: "For autumn" };
  expect((await pay(first.id, 9001, keep)).status).toBe(400);
  const kept = await pay(first.id, 9000, keep);
  expect(kept.status).toBe(201);
  expect(await read(first.id)).toMatchObject({ paid: 0, over: 0 });
  const own = async () => (await app.call("GET", `Booking/byKey?key=${first.key}`)).data;
  expect(await own()).toMatchObject({ creditLeft: 9000 });
  const later = await addStay();
  const use = { method: "Credit", reference };
  expect((await pay(later.id, 6000, use)).status).toBe(201);
  expect((await pay(later.id, 6000, use)).errors).toEqual({
    amount: `Only ₹3,000 is left of the money kept from ${reference}`,
  });
  expect((await pay(later.id, 1, { method: "Credit", reference: "CO-NOBODY" })).status).toBe(400);
  expect(await read(later.id)).toMatchObject({ paid: 6000, due: 3000 });
  expect(await own()).toMatchObject({ creditLeft: 3000 });
  const { id: payment } = kept.data as { id: number };
  expect((await staff("DELETE", `Payment/byId?Id=${payment}`)).status).toBe(409);
});
