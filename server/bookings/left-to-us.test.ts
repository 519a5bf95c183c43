import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { DeskOffer } from "#contract/desk.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, ratePeriodFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const stay = "checkIn=2030-06-10&checkOut=2030-06-12";
const registered = { ...taxDefaults, gstin: "27AAPFU0939F1ZV" };

beforeAll(async () => {
  await staff("PUT", "Settings/Details", { ...companyDefaults.details, taxes: "extra" });
  expect((await staff("PUT", "Settings/Tax", registered)).status).toBe(200);
});

type QuotedStay = { lines: { kind: string; name: string; quantity: number }[]; total: number };
/** By any room type of the house. */
const cheapest = async (roomId: number, more: string) =>
  app.call("GET", `Price?roomId=${roomId}&isLeftToUs=true&${stay}${more}`);
const rooms = ({ data }: { data: unknown }) => {
  const { lines, total } = data as QuotedStay;
  return [
    ...lines.filter(({ kind }) => kind === "room").map(({ name, quantity }) => `${quantity} ${name}`),
    total,
  ];
};

/** A booking without a room type: as the guest sent it, and as staff accepted it. */
async function leave(hotelId: number, change: Record<string, unknown>) {
  const sent = await app.call("POST", "Booking", bookingFormFor(hotelId, change));
  expect(sent.status, sent.message).toBe(201);
  const { id } = sent.data as { id: number };
  const asked = (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
  const accepted = await staff(
    "PUT",
    `Booking/${id}`,
    bookingFormFor(hotelId, { ...change, status: "Accepted" }),
  );
  return { asked, accepted: accepted.data as Booking };
}

test("at the edge of a slab, what is told, what the desk tells first and what is booked are the cheapest with tax", async () => {
  const hotelId = await addHotel(staff);
  // Without tax 15,200 and 15,600; with it 17,936 at 18 % and 16,380 at 5 %.
  const one = await addRoom(staff, hotelId, { rentPerNight: 7600, maxAdults: 4, roomType: 3 });
  const two = await addRoom(staff, hotelId, { rentPerNight: 3900, maxAdults: 2, roomType: 4, noOfRooms: 4 });
  const told = await cheapest(one, "&adults=4");
  expect(rooms(told)).toEqual([expect.stringMatching(/^2 /), 16_380]);
  const { data } = await staff("GET", `Desk?${stay}&adults=4&limit=1`);
  expect((data as { offers: DeskOffer[] }).offers).toMatchObject([{ roomId: two, rooms: 2, total: 16_380 }]);
  const { asked, accepted } = await leave(hotelId, { adults: 4, children: 0 });
  expect(asked.rooms).toBe(2);
  expect(accepted).toMatchObject({
    roomId: two,
    rooms: 2,
    total: 16_380,
    priceLines: (told.data as QuotedStay).lines,
  });
});

test("beds count: what is told is what the booking gets, where the lowest rate is not the lowest price", async () => {
  const hotelId = await addHotel(staff);
  const plans = [{ code: "EP", supplement: 0, extraBed: 1500, childWithBed: 0, childWithoutBed: 0 }];
  const tariff = { includedAdults: 2, extraBeds: 1, plans };
  await addRoom(staff, hotelId, { rentPerNight: 4000, maxAdults: 2, roomType: 3, ...tariff });
  const wide = await addRoom(staff, hotelId, { rentPerNight: 5000, maxAdults: 3, roomType: 4 });
  const told = await cheapest(wide, "&adults=3");
  expect(rooms(told)).toEqual([expect.stringMatching(/^1 /), 10_500]);
  const { accepted } = await leave(hotelId, { adults: 3, children: 0 });
  expect(accepted).toMatchObject({ roomId: wide, total: 10_500 });
});

test("what the guest was told that it costs at least is kept, for guest and staff, until the stay changes or is settled", async () => {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { rentPerNight: 4000, roomType: 3, noOfRooms: 4 });
  const form = bookingFormFor(hotelId, { adults: 2, children: 0 });
  const sent = await app.call("POST", "Booking", form);
  const { id, key } = sent.data as { id: number; key: string };
  const dearer = { from: "2030-06-01", to: "2030-07-01", rentPerNight: 5000, confirm: true };
  expect((await staff("POST", "RatePeriod", ratePeriodFormFor(roomId, dearer))).status).toBe(201);
  const untold = { total: null, priceLines: [], roomId: null };
  const read = async () => (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
  const told = { toldFrom: 8400, isToldWithTax: true };
  expect(await read()).toMatchObject({ ...untold, ...told });
  expect((await app.call("GET", `Booking/byKey?key=${key}`)).data).toMatchObject({ total: null, ...told });
  const letters = await app.services.db.executor
    .selectFrom("outbox")
    .select("body")
    .where("reference", "=", (await read()).reference)
    .execute();
  expect(letters.map(({ body }) => /Total: .*/.exec(body)?.[0])).toEqual(
    Array(2).fill("Total: from ₹8,400, taxes included"),
  );
  const change = (more: object) => staff("PUT", `Booking/${id}`, { ...form, ...more });
  await change({ status: "Pending", phoneNo: "9000000007" });
  expect(await read()).toMatchObject({ ...untold, toldFrom: 8400 });
  expect((await change({ status: "Accepted" })).data).toMatchObject({ roomId, total: 10_500 });
  expect(await read()).not.toHaveProperty("toldFrom");
  const other = (await app.call("POST", "Booking", form)).data as { id: number };
  const longer = { ...form, checkOutDate: "2030-06-13" };
  expect((await staff("PUT", `Booking/${other.id}`, longer)).data).not.toHaveProperty("toldFrom");
  const moved = (await app.call("POST", "Booking", form)).data as { id: number };
  const elsewhere = { ...form, hotelId: await addHotel(staff) };
  expect((await staff("PUT", `Booking/${moved.id}`, elsewhere)).data).not.toHaveProperty("toldFrom");
});

test("a type that guests cannot have for so short, or without the meals, is taken only where no other is free", async () => {
  const hotelId = await addHotel(staff);
  const meals = [{ code: "MAP", supplement: 900, extraBed: 0, childWithBed: 0, childWithoutBed: 0 }];
  const short = await addRoom(staff, hotelId, { rentPerNight: 3000, roomType: 3, plans: meals });
  await addRoom(staff, hotelId, { rentPerNight: 3500, roomType: 4 });
  const fits = await addRoom(staff, hotelId, { rentPerNight: 4000, roomType: 5, noOfRooms: 1, plans: meals });
  const period = { from: "2030-06-01", to: "2030-07-01", rentPerNight: 3000, minNights: 3, confirm: true };
  expect((await staff("POST", "RatePeriod", ratePeriodFormFor(short, period))).status).toBe(201);
  const wish = { mealPlan: "MAP", adults: 2, children: 0 };
  expect(rooms(await cheapest(short, "&adults=2&mealPlan=MAP"))[1]).toBe(10_290);
  expect((await leave(hotelId, wish)).accepted).toMatchObject({ roomId: fits, total: 10_290 });
  expect((await leave(hotelId, wish)).accepted.roomId).not.toBe(fits);
});

test("no such room type, none free and wishes that do not fit are refused", async () => {
  expect((await cheapest(4_000_000, "")).status).toBe(404);
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { noOfRooms: 1 });
  expect(await cheapest(roomId, "&adults=20")).toMatchObject({
    status: 409,
    errors: { checkIn: expect.any(String) },
  });
  expect(await cheapest(roomId, "&mealPlan=AP")).toMatchObject({
    status: 400,
    errors: { mealPlan: expect.any(String) },
  });
  expect((await cheapest(roomId, "&rooms=0")).errors).toEqual({ rooms: expect.any(String) });
});
