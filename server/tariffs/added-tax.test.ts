import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { DeskOffer } from "#contract/desk.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  cabFormFor,
  cabRateFormFor,
  enquiryFormFor,
  ratePeriodFormFor,
  idOf,
} from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const registered = { gstin: "27AAPFU0939F1ZV", firstTours: "5", firstCabs: "18" };
let hotelId: number;
let roomId: number;

beforeAll(async () => {
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 40 });
});
beforeEach(() => say("extra", registered));

async function say(taxes: string, tax: Partial<typeof taxDefaults>) {
  await staff("PUT", "Settings/Details", { ...companyDefaults.details, taxes });
  expect((await staff("PUT", "Settings/Tax", { ...taxDefaults, ...tax })).status).toBe(200);
}

type Shown = { lines: { kind: string; name: string; amount: number }[]; total: number; taxes: string };
const stay = "checkIn=2030-06-10&checkOut=2030-06-12";
const priceOf = async (path: string) => (await app.call("GET", path)).data as Shown;
const amounts = (lines: Shown["lines"]) => lines.map(({ kind, name, amount }) => [kind, name, amount]);

async function book(change: Record<string, unknown> = {}): Promise<Booking> {
  const form = bookingFormFor(hotelId, { roomId, ...change });
  const reply = await app.call("POST", "Booking", form);
  expect([reply.status, reply.message]).toEqual([201, expect.any(String)]);
  return read((reply.data as { id: number }).id);
}
const read = async (id: number) => (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
const accept = (id: number, change: Record<string, unknown> = {}) =>
  staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { roomId, status: "Accepted", ...change }));

async function lettersOf(reference: string): Promise<string[]> {
  const { executor } = app.services.db;
  const rows = await executor
    .selectFrom("outbox")
    .select("body")
    .where("reference", "=", reference)
    .execute();
  return rows.map(({ body }) => body);
}

test("a stay costs its price with the tax on top: the quote, the booking, what is owed and the letters say the same", async () => {
  const price = await priceOf(`Price?roomId=${roomId}&${stay}&rooms=2`);
  expect(price).toMatchObject({ total: 18_900, taxes: "Taxes are included" });
  expect(amounts(price.lines)).toEqual([
    ["room", "Deluxe Double", 18_000],
    ["tax", "GST 5 %", 900],
  ]);
  const booking = await book({ rooms: 2, adults: 4, expectedTotal: 18_900 });
  expect(booking).toMatchObject({ total: 18_900, priceLines: price.lines });
  const refused = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId, expectedTotal: 9000 }));
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining("₹9,450")]);
  expect((await accept(booking.id, { rooms: 2, adults: 4 })).status).toBe(200);
  expect(await read(booking.id)).toMatchObject({ total: 18_900, due: 18_900 });
  for (const body of await lettersOf(booking.reference)) {
    expect(body).toContain("Total: ₹18,900, taxes included");
    expect(body).toContain("2 nights × 2 rooms × ₹4,500, GST 5 %: ₹900");
  }
});

test("nights of two slabs have a line for each rate, and the tax of each is whole rupees", async () => {
  const own = await addRoom(staff, hotelId, { rentPerNight: 1999 });
  await staff(
    "POST",
    "RatePeriod",
    ratePeriodFormFor(own, { from: "2030-06-11", to: "2030-06-12", rentPerNight: 9001, confirm: true }),
  );
  const price = await priceOf(`Price?roomId=${own}&${stay}`);
  expect(amounts(price.lines).filter(([kind]) => kind === "tax")).toEqual([
    ["tax", "GST 5 %", 100],
    ["tax", "GST 18 %", 1620],
  ]);
  expect(price.total).toBe(1999 + 9001 + 100 + 1620);
});

test("included or nothing said, not registered, or before the table: a price is as it was, and the words too", async () => {
  const bare = async () => {
    const price = await priceOf(`Price?roomId=${roomId}&${stay}`);
    expect(amounts(price.lines)).toEqual([["room", "Deluxe Double", 9000]]);
    const { data } = await app.call("GET", `Availability?hotelId=${hotelId}&${stay}`);
    expect(JSON.stringify(data)).not.toContain("isTaxed");
    return [price.total, price.taxes];
  };
  await say("included", registered);
  expect(await bare()).toEqual([9000, "Taxes are included"]);
  await say("", registered);
  expect(await bare()).toEqual([9000, ""]);
  expect((await app.call("GET", "Company")).data).not.toHaveProperty("addsTax");
  await say("extra", { ...registered, gstin: "" });
  expect(await bare()).toEqual([9000, "Taxes are extra"]);
  expect((await app.call("GET", "Company")).data).not.toHaveProperty("addsTax");
  await say("extra", { ...registered, firstFrom: "2031-01-01" });
  expect(await bare()).toEqual([9000, "Taxes are extra"]);
  await say("extra", registered);
  const { data } = await app.call("GET", `Availability?hotelId=${hotelId}&${stay}`);
  expect(data).toContainEqual(expect.objectContaining({ roomId, total: 9000, isTaxed: true }));
  expect((await app.call("GET", "Company")).data).toHaveProperty("addsTax", true);
});

test("a stay that was told without tax keeps its price, until it changes", async () => {
  await say("included", registered);
  const { id } = await book();
  await say("extra", registered);
  expect((await accept(id)).status).toBe(200);
  expect(await read(id)).toMatchObject({ total: 9000 });
  const moves = await staff(
    "GET",
    `Booking/moves?bookingId=${id}&roomId=${roomId}&checkIn=2030-06-10&checkOut=2030-06-13`,
  );
  expect(moves.data).toMatchObject({ wish: { total: 14_175 } });
  expect((await accept(id, { checkOutDate: "2030-06-13", expectedTotal: 14_175 })).status).toBe(200);
  expect(await read(id)).toMatchObject({ total: 14_175 });
});

test("a stay that was told with tax keeps it when the company no longer adds any", async () => {
  const { id } = await book();
  await say("included", {});
  expect((await accept(id, { customerName: "Meera K. Pillai" })).status).toBe(200);
  expect(await read(id)).toMatchObject({ total: 9450 });
});

test("the desk tells what a stay comes to with its tax, the cheapest first, and books it at that", async () => {
  const dear = await addRoom(staff, hotelId, { rentPerNight: 7600, maxAdults: 4, roomType: 3 });
  const even = await addRoom(staff, hotelId, { rentPerNight: 3800, roomType: 4, noOfRooms: 2 });
  for (const limit of [1, 2, 3]) {
    const { data } = await staff("GET", `Desk?${stay}&adults=4&limit=${limit}`);
    const { offers } = data as { offers: DeskOffer[] };
    const found = offers.map((offer) => [offer.roomId, offer.total]);
    expect([limit, found]).toEqual([
      limit,
      [
        [even, 15_960],
        [dear, 17_936],
        [roomId, 18_900],
      ].slice(0, limit),
    ]);
  }
  const form = { ...bookingFormFor(hotelId, { status: undefined }), roomId: even, rooms: 2, adults: 4 };
  const { status, data } = await staff("POST", "Booking/Desk", { ...form, expectedTotal: 15_960 });
  expect(status).toBe(201);
  expect(await read((data as { id: number }).id)).toMatchObject({ total: 15_960 });
});

test("packages and cabs have their own rates on top; without one nothing, and what staff agree on is all", async () => {
  const packageId = await addPackage(staff);
  const tour = await priceOf(`Package/price?packageId=${packageId}&adults=2`);
  expect(tour).toMatchObject({ total: 36_750, taxes: "Taxes are included" });
  const form = enquiryFormFor(packageId, { adults: 2, expectedTotal: 36_750 });
  const { data } = await app.call("POST", "PackageBooking", form);
  const { id, reference } = data as { id: number; reference: string };
  for (const body of await lettersOf(reference)) {
    expect(body).toContain("GST 5 %: ₹1,750");
    expect(body).toContain("Estimate: ₹36,750, taxes included");
  }
  await staff("PUT", `PackageBooking/${id}`, { ...form, adults: 3, status: "Accepted", total: 50_000 });
  const changed = (await staff("GET", `PackageBooking/byId?Id=${id}`)).data;
  expect(changed).toMatchObject({ estimate: 55_125, total: 50_000, due: 50_000 });

  const cabRateId = await idOf(staff("POST", "CabRate", cabRateFormFor()));
  const cab = `CabRate/price?cabRateId=${cabRateId}&vehicle=suv`;
  expect(await priceOf(cab)).toMatchObject({ total: 4130 });
  await say("extra", {
    ...registered,
    secondFrom: "2030-06-09",
    secondUpTo: "7500",
    secondPercent: "5",
    secondAbove: "18",
    secondCabs: "5",
  });
  expect(await priceOf(`${cab}&dateOfJourney=2030-06-08`)).toMatchObject({ total: 4130 });
  expect(await priceOf(`${cab}&dateOfJourney=2030-06-10`)).toMatchObject({ total: 3675 });
  const wish = cabFormFor({ vechiclePreference: "suv", cabRateId, expectedTotal: 3675 });
  expect((await app.call("POST", "CabBooking", wish)).status).toBe(201);
  await say("extra", { ...registered, firstCabs: "", firstTours: "" });
  expect(await priceOf(cab)).toMatchObject({ total: 3500, taxes: "Taxes are extra" });
});
