import { beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import { addDays } from "#contract/rules/stay.ts";
import { appOfFile, staffOfFile } from "../support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  blockFormFor,
  cabRateFormFor,
  extraFormFor,
  ratePeriodFormFor,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
  packageFormFor,
  queryFormFor,
  reviewFormFor,
} from "../support/factories.ts";
import { plainKinds } from "../support/plain-kinds.ts";
import { smallPicture } from "../support/pictures/sample-pictures.ts";
import { uploadForm } from "../support/pictures/upload-site.ts";

/** What is sent, for the first or the second time that somebody means it, and the list in which it is found. */
type Sending = { form: (time: number) => unknown; list: string };

const paths = Object.values(endpoints)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  // A logo is named by its content, so that sent twice it is one.
  .filter(({ creates, path }) => creates && path !== "Settings/Logo")
  .map(({ path }) => path);

const app = appOfFile();
const staff = staffOfFile(app);
let sendings: Record<string, Sending>;

beforeAll(async () => {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { noOfRooms: 9 });
  const packageId = await addPackage(staff);
  const booking = (await app.call("POST", "Booking", bookingFormFor(hotelId))).data as { id: number };
  const paid = [1, 2].map((amount) =>
    staff("POST", "Payment", { bookingId: booking.id, amount, method: "Cash" }),
  );
  const receipts = (await Promise.all(paid)).map(({ data }) => data as { id: number });
  const stay = (await staff("POST", "Booking/desk", {
    customerName: "Zubin Mehra",
    phoneNo: "9000000009",
    hotelId,
    roomId,
    checkInDate: "2030-08-10",
    checkOutDate: "2030-08-12",
  })) as { data: { id: number } };
  const renewed = await staff("PUT", `Booking/${stay.data.id}/GuestLink`);
  const { key } = renewed.data as { key: string };
  const picture = await smallPicture(40, 30).jpeg().toBuffer();
  const hotel = {
    hotelName: "Once",
    description: "Once",
    address: "1",
    searchAddress: "1",
    pindCode: "190001",
  };
  const room = { hotelId, roomType: 1, rentPerNight: 1, noBeds: 1, maxAdults: 2, maxChild: 0 };
  const days = { checkInDate: "2030-06-10", checkOutDate: "2030-06-12" };
  const desk = { customerName: "Zubin Mehra", phoneNo: "9000000009", hotelId, roomId, ...days };
  const always = (form: unknown, list: string): Sending => ({ form: () => form, list });
  sendings = {
    Booking: always(bookingFormFor(hotelId), "Booking"),
    "Booking/desk": always(desk, "Booking"),
    CabBooking: always(cabFormFor(), "CabBooking"),
    PackageBooking: always(enquiryFormFor(packageId), "PackageBooking"),
    ...Object.fromEntries(plainKinds.map(({ path, form }) => [path, always(form(), path)])),
    Hotel: always(hotel, "Hotel/AllUser"),
    Rooms: always(room, `Rooms?Id=${hotelId}`),
    RoomBlock: always(blockFormFor(roomId), `RoomBlock?hotelId=${hotelId}&from=2030-06-01&to=2030-07-01`),
    RatePeriod: {
      form: (time) => ratePeriodFormFor(roomId, { to: addDays("2030-06-15", time) }),
      list: `RatePeriod?hotelId=${hotelId}`,
    },
    "RatePeriod/season": {
      form: (time) => ({ periods: [ratePeriodFormFor(roomId, { to: addDays("2030-06-25", time) })] }),
      list: `RatePeriod?hotelId=${hotelId}`,
    },
    Notice: always({ text: "Zojila is shut for snow", until: "2030-06-12" }, "Notice"),
    BadWeather: always(
      {
        from: "2030-08-10",
        to: "2030-08-12",
        what: "Move",
        reason: "Snow on the pass",
        moveUntil: "2030-09-01",
      },
      "BadWeather",
    ),
    PaymentClaim: {
      form: (time) => ({ key, amount: 500, reference: `41207788990${time}` }),
      list: "PaymentClaim",
    },
    Extra: always(extraFormFor(hotelId), `Extra?hotelId=${hotelId}`),
    RoomType: { form: (time) => ({ name: `Type ${time}` }), list: "RoomType" },
    Facility: { form: (time) => ({ name: `Facility ${time}` }), list: "Facility" },
    PortalCalendar: { form: (time) => ({ roomId, name: `Portal ${time}` }), list: "PortalCalendar" },
    CabRate: { form: (time) => cabRateFormFor({ to: `Village ${time}` }), list: "CabRate" },
    Package: always(packageFormFor(), "Package"),
    Payment: always({ bookingId: booking.id, amount: 500, method: "Cash" }, "Payment"),
    Upload: always(uploadForm(picture, { Module: "gallery" }), "Upload?module=gallery"),
    Paper: {
      form: (time) => ({ bookingId: booking.id, kind: "receipt", paymentId: receipts[time - 1]?.id }),
      list: `Paper?bookingId=${booking.id}`,
    },
    Staff: {
      form: (time) => ({ username: `bilal-${time}`, password: "kahwa-at-the-ghat", role: "staff" }),
      list: "Staff",
    },
  };
});

async function countIn(list: string): Promise<number> {
  const { status, pageInfo, data } = await staff("GET", list);
  expect([list, status]).toEqual([list, 200]);
  return pageInfo?.totalRecords ?? (data as unknown[]).length;
}

test.each(paths)("POST %s: three sendings with one key store one record and answer alike", async (path) => {
  const sending = sendings[path];
  if (!sending) throw new Error(`say above what is sent to ${path}`);
  const { form, list } = sending;
  const before = await countIn(list);
  const key = { "idempotency-key": "pressed twice" };
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => staff("POST", path, form(1), key)));
  expect([first?.status, first?.message]).toEqual([201, expect.any(String)]);
  for (const other of others) expect([other.status, other.data]).toEqual([201, first?.data]);
  expect(await countIn(list)).toBe(before + 1);
  await staff("POST", path, form(2), { "idempotency-key": "another evening" });
  expect(await countIn(list)).toBe(before + 2);
});

test("one key on two calls are two sendings", async () => {
  const key = { "idempotency-key": "shared" };
  expect((await app.call("POST", "CabBooking", cabFormFor(), key)).data).toHaveProperty("reference");
  const review = await app.call("POST", "CustomerFeedBack", reviewFormFor(), key);
  expect(review.data).not.toHaveProperty("reference");
});

test("the same words from a page without scripts are one record for ten minutes, from one network", async () => {
  const list = "CustomerFeedBack/Query";
  const form = queryFormFor({ subject: "Pressed twice" });
  const send = async (address: string, sent = form, sign: object = { "page-form": "plain" }) => {
    const headers = { "content-type": "application/json", ...sign };
    const init = { method: "POST", headers, body: JSON.stringify(sent) };
    const reply = await app.app.request(`http://test.example/api/${list}`, init, { address });
    return (await reply.json()) as { status: number; data: unknown };
  };
  const before = await countIn(list);
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => send("192.0.2.1")));
  expect(first?.status).toBe(201);
  for (const other of others) expect(other).toEqual(first);
  expect(await countIn(list)).toBe(before + 1);
  await send("192.0.2.1", queryFormFor({ subject: "Another" }));
  expect(await countIn(list)).toBe(before + 2);
  await send("192.0.2.2");
  expect(await countIn(list)).toBe(before + 3);
  app.clock.forward(600);
  await send("192.0.2.1");
  expect(await countIn(list)).toBe(before + 3);
  app.clock.forward(1);
  const again = await Promise.all([1, 2].map(() => send("192.0.2.1")));
  expect(again[0]).toEqual(again[1]);
  expect(again[0]).not.toEqual(first);
  expect(await countIn(list)).toBe(before + 4);
  // Other clients say nothing of a page, and mean what they send.
  await Promise.all([1, 2].map(() => send("192.0.2.1", form, {})));
  expect(await countIn(list)).toBe(before + 6);
});

test("the same words before and after the page's script came are one record for ten minutes, two keys are two", async () => {
  const list = "CustomerFeedBack/Query";
  const send = async (subject: string, key?: string) => {
    const headers = { "page-form": "plain", ...(key && { "idempotency-key": key }) };
    const reply = await app.call("POST", list, queryFormFor({ subject }), headers);
    expect(reply.status).toBe(201);
    return reply.data as { id: number };
  };
  const before = await countIn(list);
  const early = await send("Without a script");
  expect(await send("Without a script", "the page's")).toEqual(early);
  const late = await send("With a script", "first");
  expect(await send("With a script")).toEqual(late);
  expect(await countIn(list)).toBe(before + 2);
  const tab = await send("In two tabs", "one tab");
  expect(await send("In two tabs", "the other tab")).not.toEqual(tab);
  expect(await countIn(list)).toBe(before + 4);
  app.clock.forward(601);
  expect(await send("With a script", "first")).toEqual(late);
  expect(await send("With a script")).not.toEqual(late);
  expect(await send("Without a script", "a later page's")).not.toEqual(early);
  expect(await countIn(list)).toBe(before + 6);
});

test("the same words sent with and without a key at one moment lose nothing and stay whole", async () => {
  const list = "CustomerFeedBack/Query";
  const form = queryFormFor({ subject: "At one moment" });
  const before = await countIn(list);
  const keys: Record<string, string>[] = [{}, { "idempotency-key": "at one" }];
  const replies = await Promise.all(
    [...keys, ...keys].map((key) => app.call("POST", list, form, { "page-form": "plain", ...key })),
  );
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const ids = new Set(replies.map(({ data }) => (data as { id: number }).id));
  expect(await countIn(list)).toBe(before + ids.size);
  expect(ids.size).toBeLessThanOrEqual(2);
});
