import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import type { PaymentClaim } from "#contract/payment-claims.ts";
import { startTestApp } from "#test/support/app.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
} from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function addStay(status = "Accepted"): Promise<{ id: number; key: string }> {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId }));
  const { id, key } = data as { id: number; key: string };
  await staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { roomId, status }));
  return { id, key };
}

let numbers = 412_000_000_000;
const claim = (key: string, change: Record<string, unknown> = {}) => {
  numbers += 1;
  return app.call("POST", "PaymentClaim", { key, amount: 2250, reference: String(numbers), ...change });
};
const idOf = ({ data }: { data: unknown }) => (data as { id: number }).id;
const answer = (id: number, found: boolean) => staff("PUT", `PaymentClaim/${id}`, { found });
const paid = async (id: number) => ((await staff("GET", `Booking/byId?Id=${id}`)).data as Booking).paid;
const waiting = async () => (await staff("GET", "PaymentClaim")).data as PaymentClaim[];

test("a guest's word counts only once staff have found the money", async () => {
  const { id, key } = await addStay();
  const said = await claim(key, { reference: "4120 7788 9911" });
  expect([said.status, await paid(id)]).toEqual([201, 0]);
  expect(await waiting()).toMatchObject([{ bookingId: id, amount: 2250, reference: "412077889911" }]);
  const told = await app.call("GET", `PaymentClaim/ofGuest?key=${key}`);
  expect(told.data).toMatchObject([{ amount: 2250, reference: "412077889911", state: "Said" }]);
  expect((await app.call("GET", "PaymentClaim/ofGuest?key=nobody-has-this-key")).status).toBe(404);
  const found = await answer(idOf(said), true);
  expect(found.data).toMatchObject({ state: "Found", paymentId: expect.any(Number) });
  expect([await paid(id), await waiting()]).toEqual([2250, []]);
  expect((await answer(idOf(said), true)).status).toBe(200);
  expect((await answer(idOf(said), false)).status).toBe(409);
  expect(await paid(id)).toBe(2250);
  const emails = (await staff("GET", "Notification?search=says")).data as { subject: string }[];
  expect(emails[0]?.subject).toMatch(/^Meera Pillai says ₹2,250 were paid for CO-/);
});

test.each([
  ["२,२५०", "४१२० ७७८८ ९९१२"],
  ["₹ ٢٬٢٥٠", "٤١٢٠ ٧٧٨٨ ٩٩١٢"],
  ["۲۲۵۰", "۴۱۲۰۷۷۸۸۹۹۱۲"],
  ["₹2,250.00", "4120-7788-9912"],
])(
  "the amount %s is two thousand two hundred and fifty rupees, under number %s",
  async (amount, reference) => {
    const { key } = await addStay();
    expect((await claim(key, { amount, reference })).status).toBe(201);
    const told = await app.call("GET", `PaymentClaim/ofGuest?key=${key}`);
    expect(told.data).toMatchObject([{ amount: 2250, reference: "412077889912" }]);
  },
);

test("the same number twice is one claim, and recorded by hand at the same time it is one payment", async () => {
  const { id, key } = await addStay();
  const reference = "UPI-00-7788";
  const twice = await Promise.all([claim(key, { reference }), claim(key, { reference: "upi007788" })]);
  expect(twice.map(idOf)[0]).toBe(twice.map(idOf)[1]);
  const claimId = twice.map(idOf)[0] ?? 0;
  const byHand = { bookingId: id, amount: 2250, method: "UPI", reference: "upi 007788" };
  const both = await Promise.all([
    answer(claimId, true),
    staff("POST", "Payment", byHand),
    answer(claimId, true),
    staff("POST", "Payment", { ...byHand, note: "the other desk" }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 201, 200, 201]);
  expect(await paid(id)).toBe(2250);
});

test("one that was not found counts nothing, and can be found later", async () => {
  const { id, key } = await addStay();
  const said = idOf(await claim(key));
  expect((await answer(said, false)).data).toMatchObject({ state: "Not found", paymentId: null });
  expect(await paid(id)).toBe(0);
  await answer(said, true);
  expect(await paid(id)).toBe(2250);
  expect((await staff("GET", `PaymentClaim?bookingId=${id}`)).data).toMatchObject([{ state: "Found" }]);
});

test("only so many are taken for a stay, none for one that owes nothing, and none under a foreign key", async () => {
  const { id, key } = await addStay();
  for (let count = 0; count < 10; count += 1) expect((await claim(key)).status).toBe(201);
  expect((await claim(key)).status).toBe(409);
  expect((await staff("GET", `PaymentClaim?bookingId=${id}`)).data).toHaveLength(10);
  expect((await claim((await addStay("Rejected")).key)).status).toBe(409);
  // Some pay before they are answered: staff are to know of it.
  expect((await claim((await addStay("Pending")).key)).status).toBe(201);
  expect((await claim("nobody-has-this-key")).status).toBe(404);
  for (const reference of ["", "1", "x".repeat(60), "<script>alert</script>", "412\u0000778899"])
    expect((await claim(key, { reference })).status).toBe(400);
  for (const amount of [0, -5, 10 ** 12, "all"]) expect((await claim(key, { amount })).status).toBe(400);
});

test("of a cancelled stay its charge can be told of, and nothing once nothing is charged", async () => {
  const charged = await addStay();
  // Its arrival is nine days away: a quarter is charged.
  await staff("POST", "Booking/ending", { id: charged.id, ending: "Cancelled" });
  expect((await claim(charged.key)).status).toBe(201);
  const waived = await addStay();
  await staff("POST", "Booking/ending", { id: waived.id, ending: "Cancelled", waive: true, reason: "Snow" });
  const refused = await claim(waived.key);
  expect([refused.status, refused.message]).toEqual([
    409,
    "Nothing is to be paid for this booking now. Please call us if you have sent something",
  ]);
});

test("thirty from one address in a minute, whosever they are; then a wait", async () => {
  const limited = await startTestApp({ rateLimit: true });
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    const form = { key: "nobody-has-this-key", amount: 10, reference: String(412_000_000_000 + count) };
    statuses.push((await limited.call("POST", "PaymentClaim", form)).status);
  }
  expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([404]), 429]);
  await limited.stop();
});

test.each(["PackageBooking", "CabBooking"])(
  "%s: told of by its guest and recorded by hand at the same time it is one payment",
  async (path) => {
    const form = path === "CabBooking" ? cabFormFor() : enquiryFormFor(await addPackage(staff));
    const { id, key } = (await app.call("POST", path, form)).data as { id: number; key: string };
    const field = path === "CabBooking" ? "cabBookingId" : "packageBookingId";
    // Without a total nothing is due yet.
    expect((await claim(key)).status).toBe(409);
    const { version } = (await staff("GET", `${path}/byId?Id=${id}`)).data as { version: number };
    await staff("PUT", `${path}/${id}`, { ...form, status: "Accepted", total: 9000, version });
    const reference = `UPI-${path}`;
    const twice = await Promise.all([claim(key, { reference }), claim(key, { reference })]);
    const claimId = twice.map(idOf)[0] ?? 0;
    expect(twice.map(idOf)).toEqual([claimId, claimId]);
    expect((await waiting()).filter(({ id: one }) => one === claimId)).toMatchObject([
      { bookingId: null, [field]: id, bookingReference: expect.stringMatching(/^(PKG|CAB)-/) },
    ]);
    const byHand = { [field]: id, amount: 2250, method: "UPI", reference };
    const both = await Promise.all([
      answer(claimId, true),
      staff("POST", "Payment", byHand),
      answer(claimId, true),
      staff("POST", "Payment", { ...byHand, note: "the other desk" }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 201, 200, 201]);
    const shown = (await app.call("GET", `${path}/byKey?key=${key}`)).data;
    expect(shown).toMatchObject({ total: 9000, paid: 2250, due: 6750, over: 0 });
    expect((await staff("GET", `PaymentClaim?${field}=${id}`)).data).toMatchObject([{ state: "Found" }]);
    const [change] = (
      await staff("GET", `ChangeLog?kind=${path[0]?.toLowerCase()}${path.slice(1)}s&recordId=${id}`)
    ).data as object[];
    expect(change).toMatchObject({ by: "asha", title: expect.stringMatching(/(PKG|CAB)-/) });
  },
);

test("deleted, what was found waits for an answer again, for staff and guest; brought back it is found", async () => {
  const { id, key } = await addStay();
  const said = idOf(await claim(key));
  const { paymentId } = (await answer(said, true)).data as PaymentClaim;
  const ofGuest = async () =>
    ((await app.call("GET", `PaymentClaim/ofGuest?key=${key}`)).data as PaymentClaim[])[0];
  const isWaiting = async () => (await waiting()).some((one) => one.id === said);
  await staff("DELETE", `Payment/byId?Id=${paymentId}`);
  expect([await isWaiting(), (await ofGuest())?.state, await paid(id)]).toEqual([true, "Said", 0]);
  await staff("PUT", `Payment/restore?Id=${paymentId}`);
  expect([await isWaiting(), (await ofGuest())?.state, await paid(id)]).toEqual([false, "Found", 2250]);
  await staff("DELETE", `Payment/byId?Id=${paymentId}`);
  const denied = await answer(said, false);
  expect([denied.status, denied.data]).toMatchObject([200, { state: "Not found", paymentId: null }]);
  const again = (await answer(said, true)).data as PaymentClaim;
  expect([again.state, again.paymentId === paymentId, await paid(id)]).toEqual(["Found", false, 2250]);
});

test("told of again, one that was not found is looked for again, with the amount that is said now", async () => {
  const { key } = await addStay();
  const said = await claim(key);
  const { reference } = (await waiting()).find(({ id }) => id === idOf(said)) ?? {};
  await answer(idOf(said), false);
  expect((await waiting()).some(({ id }) => id === idOf(said))).toBe(false);
  expect(idOf(await claim(key, { reference, amount: 1900 }))).toBe(idOf(said));
  expect((await waiting()).filter(({ id }) => id === idOf(said))).toMatchObject([{ amount: 1900 }]);
  await answer(idOf(said), true);
  expect(idOf(await claim(key, { reference, amount: 5 }))).toBe(idOf(said));
  expect((await staff("GET", `PaymentClaim`)).data).not.toMatchObject([{ id: idOf(said) }]);
});

test("told of again with another amount while staff look for it, the guest learns what was told", async () => {
  const { key } = await addStay();
  const said = await claim(key, { reference: "UPI990011", amount: 1500 });
  const other = await claim(key, { reference: "upi-99-0011", amount: 2250 });
  expect(other).toMatchObject({
    status: 409,
    message: "You have told us of this number with ₹1,500. Please call us if another amount was sent",
  });
  expect((await waiting()).filter(({ id }) => id === idOf(said))).toMatchObject([{ amount: 1500 }]);
});
