import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";
import {
  addHotel,
  addPackage,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
  packageFormFor,
  queryFormFor,
  reviewFormFor,
} from "../support/factories.ts";

let app: TestApp;
let staff: Awaited<ReturnType<TestApp["signIn"]>>;
let forms: [path: string, form: Record<string, unknown>, list: string][];

const calls = [
  "Booking",
  "CabBooking",
  "PackageBooking",
  "CustomerFeedBack",
  "CustomerFeedBack/Query",
  "Hotel",
  "Rooms",
  "Package",
  "Payment",
];

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn();
  const hotelId = await addHotel(staff);
  const hotel = {
    hotelName: "Once",
    description: "Once",
    address: "1",
    searchAddress: "1",
    pindCode: "190001",
  };
  const room = { hotelId, roomType: 1, rentPerNight: 1, noBeds: 1, maxAdults: 2, maxChild: 0 };
  forms = [
    ["Booking", bookingFormFor(hotelId), "Booking"],
    ["CabBooking", cabFormFor(), "CabBooking"],
    ["PackageBooking", enquiryFormFor(await addPackage(staff)), "PackageBooking"],
    ["CustomerFeedBack", reviewFormFor(), "CustomerFeedBack"],
    ["CustomerFeedBack/Query", queryFormFor(), "CustomerFeedBack/Query"],
    ["Hotel", hotel, "Hotel/AllUser"],
    ["Rooms", room, `Rooms?Id=${hotelId}`],
    ["Package", packageFormFor(), "Package"],
    ["Payment", { bookingId: await addBooking(hotelId), amount: 500, method: "Cash" }, "Payment"],
  ];
});
afterAll(() => app.stop());

async function addBooking(hotelId: number): Promise<number> {
  return ((await app.call("POST", "Booking", bookingFormFor(hotelId))).data as { id: number }).id;
}

test.each(calls)("POST %s: three sendings with one key store one record and answer alike", async (call) => {
  const [path, form, list] = forms.find(([name]) => name === call) ?? ["", {}, ""];
  const before = (await staff("GET", list)).pageInfo?.totalRecords ?? 0;
  const key = { "idempotency-key": "pressed twice" };
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => staff("POST", path, form, key)));
  expect(first?.status).toBe(201);
  for (const other of others) expect([other.status, other.data]).toEqual([201, first?.data]);
  expect((await staff("GET", list)).pageInfo?.totalRecords).toBe(before + 1);
  await staff("POST", path, form, { "idempotency-key": "another evening" });
  expect((await staff("GET", list)).pageInfo?.totalRecords).toBe(before + 2);
});

test("one key on two calls are two sendings", async () => {
  const key = { "idempotency-key": "shared" };
  expect((await app.call("POST", "CabBooking", cabFormFor(), key)).data).toHaveProperty("reference");
  const review = await app.call("POST", "CustomerFeedBack", reviewFormFor(), key);
  expect(review.data).not.toHaveProperty("reference");
});
