import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import type { CabBooking } from "#contract/cab-bookings.ts";
import type { Payment } from "#contract/payments.ts";
import type { TestApp } from "#test/support/app.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
} from "#test/support/factories.ts";

const app = appOfFile();
let staff: Awaited<ReturnType<TestApp["signIn"]>>;
let hotelId: number;
let roomId: number;

beforeAll(async () => {
  staff = await app.signIn();
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 50 });
});

const idOf = ({ data }: { data: unknown }) => (data as { id: number }).id;
const enter = async (change: Record<string, unknown> = {}) =>
  idOf(await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId, ...change })));
const pay = (form: Record<string, unknown>) =>
  staff("POST", "Payment", { amount: 2000, method: "UPI", ...form });

test("a cab and a package are paid for once staff and guest agreed on a total", async () => {
  const cab = idOf(await app.call("POST", "CabBooking", cabFormFor()));
  expect((await staff("GET", `CabBooking/byId?Id=${cab}`)).data).toMatchObject({ total: null, due: null });
  const accepted = await staff(
    "PUT",
    `CabBooking/${cab}`,
    cabFormFor({ status: "Accepted", total: "₹ 4,500" }),
  );
  expect(accepted.data).toMatchObject({ total: 4500, due: 4500, paymentStatus: "Unpaid" });
  expect((await pay({ cabBookingId: cab })).status).toBe(201);
  const read = async () => (await staff("GET", `CabBooking/byId?Id=${cab}`)).data as CabBooking;
  expect(await read()).toMatchObject({ paid: 2000, due: 2500, over: 0, paymentStatus: "Part paid" });
  await staff("PUT", `CabBooking/${cab}`, cabFormFor({ status: "Rejected" }));
  expect(await read()).toMatchObject({ total: 4500, due: 0, over: 2000, paymentStatus: "To return" });
  expect((await pay({ cabBookingId: cab, amount: 2001, direction: "Returned" })).status).toBe(400);
  expect((await pay({ cabBookingId: cab, direction: "Returned" })).status).toBe(201);
  const { reference } = await read();
  const own = (await staff("GET", `Payment?cabBookingId=${cab}`)).data as Payment[];
  expect(own).toMatchObject([{ direction: "Returned", reference, bookingId: null }, { cabBookingId: cab }]);

  const packageId = await addPackage(staff);
  const enquiry = idOf(await app.call("POST", "PackageBooking", enquiryFormFor(packageId)));
  await staff("PUT", `PackageBooking/${enquiry}`, enquiryFormFor(packageId, { total: 60_000 }));
  await pay({ packageBookingId: enquiry, amount: 15_000 });
  expect((await staff("GET", `PackageBooking/byId?Id=${enquiry}`)).data).toMatchObject({
    paid: 15_000,
    due: 45_000,
  });
});

test("a payment is for one thing, and for one that exists", async () => {
  const bookingId = await enter();
  for (const named of [{}, { bookingId, cabBookingId: 1 }])
    expect((await pay(named)).errors).toEqual({
      bookingId: "Name one of bookingId, packageBookingId and cabBookingId",
    });
  expect((await pay({ packageBookingId: 99_999 })).errors).toEqual({
    packageBookingId: "This booking does not exist, or no longer",
  });
});

test("two people record the same payment at once, and it is one", async () => {
  const [bookingId, other] = [await enter(), await enter()];
  const forms = ["4120 7788 9911", "412077889911", "4120-77889911"].map((reference, index) =>
    pay({ bookingId, reference, note: `by person ${index}` }),
  );
  const replies = await Promise.all(forms);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(replies.map(idOf)).size).toBe(1);
  expect((await staff("GET", `Booking/byId?Id=${bookingId}`)).data).toMatchObject({ paid: 2000 });
  const { reference } = (await staff("GET", `Booking/byId?Id=${bookingId}`)).data as Booking;
  const elsewhere = await pay({ bookingId: other, reference: "412077889911" });
  const said = `UPI 412077889911 is recorded already: ₹2,000 for ${reference}`;
  expect([elsewhere.status, elsewhere.message]).toEqual([409, said]);
  expect((await pay({ bookingId, amount: 1999, reference: "412077889911" })).status).toBe(409);
  const [first] = replies;
  await staff("DELETE", `Payment/byId?Id=${first && idOf(first)}`);
  expect((await pay({ bookingId: other, reference: "412077889911" })).status).toBe(201);
  const restored = await staff("PUT", `Payment/restore?Id=${first && idOf(first)}`);
  expect([restored.status, restored.message]).toEqual([409, "This money was recorded once more since"]);
});

test("bookings are narrowed to those that owe, that should have paid by today, and that get something back", async () => {
  const list = async (money: string) =>
    ((await staff("GET", `Booking?money=${money}&limit=100`)).data as Booking[]).map(({ id }) => id);
  const soon = await enter({ checkInDate: "2030-06-01", checkOutDate: "2030-06-03" });
  const late = await enter({ checkInDate: "2030-08-01", checkOutDate: "2030-08-03" });
  const paid = await enter({ checkInDate: "2030-09-01", checkOutDate: "2030-09-03" });
  const { total } = (await staff("GET", `Booking/byId?Id=${paid}`)).data as Booking;
  await pay({ bookingId: paid, amount: (total ?? 0) + 100 });
  const asked = idOf(await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId })));
  const unpaid = await list("unpaid");
  expect([soon, late].every((id) => unpaid.includes(id))).toBe(true);
  expect([paid, asked].some((id) => unpaid.includes(id))).toBe(false);
  expect(await list("overdue")).toEqual([]);
  expect(await list("To%20return")).toEqual([paid]);
  app.clock.forward(3 * 86_400);
  staff = await app.signIn();
  expect(await list("Overdue")).toContain(soon);
  await pay({ bookingId: late, amount: 9000 });
  expect(await list("Overdue")).not.toContain(late);
  expect((await staff("GET", "Booking?money=soon")).status).toBe(400);
});

test("what was paid since the form was opened is looked at first; the same press again is the same payment", async () => {
  for (const named of [
    { bookingId: await enter() },
    { cabBookingId: idOf(await app.call("POST", "CabBooking", cabFormFor())) },
  ]) {
    const form = { ...named, method: "Cash", seenPaid: 0 };
    const headers = { "Idempotency-Key": `press-${Object.keys(named).join()}` };
    const first = await staff("POST", "Payment", { amount: 2000, ...form }, headers);
    const again = await staff("POST", "Payment", { amount: 2000, ...form }, headers);
    expect([first.status, again.status, idOf(again)]).toEqual([201, 201, idOf(first)]);
    const refused = await pay(form);
    expect([refused.status, refused.message]).toEqual([
      409,
      "The payments have changed meanwhile. Look at the list, and save again if this is another one",
    ]);
    expect((await pay({ ...form, seenPaid: 2000 })).status).toBe(201);
  }
});
