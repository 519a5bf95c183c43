import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addRoom,
  bookingFormFor,
  extraFormFor,
  ratePeriodFormFor,
} from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function addHouse(change: Record<string, unknown> = {}) {
  const hotelId = await addHotel(staff);
  return { hotelId, roomId: await addRoom(staff, hotelId, { noOfRooms: 9, ...change }) };
}

async function addPeriod(roomId: number, change: Record<string, unknown> = {}): Promise<number> {
  const { status, data, message } = await staff("POST", "RatePeriod", ratePeriodFormFor(roomId, change));
  expect([status, message]).toEqual([201, "Price saved"]);
  return (data as { id: number }).id;
}

async function available(hotelId: number, checkIn = "2030-06-10", checkOut = "2030-06-12") {
  const path = `Availability?hotelId=${hotelId}&checkIn=${checkIn}&checkOut=${checkOut}`;
  return ((await app.call("GET", path)).data as Record<string, unknown>[])[0];
}

test("a night costs what its period says, from the call on, and the rest what it always did", async () => {
  const { hotelId, roomId } = await addHouse();
  expect(await available(hotelId)).toMatchObject({ rentPerNight: 4500, total: 9000 });
  const id = await addPeriod(roomId);
  const nightly = [
    { date: "2030-06-10", rent: 4500, name: "" },
    { date: "2030-06-11", rent: 6000, name: "Apple harvest" },
  ];
  expect(await available(hotelId)).toMatchObject({ rentPerNight: 4500, total: 10_500, nightly });
  const listed = (await staff("GET", `RatePeriod?hotelId=${hotelId}`)).data;
  expect(listed).toMatchObject([{ id, roomId, weekdays: [1, 2, 3, 4, 5, 6, 7], minNights: 1, version: 1 }]);
  const cheaper = ratePeriodFormFor(roomId, { rentPerNight: 3000, version: 1, weekdays: [2] });
  expect((await staff("PUT", `RatePeriod/${id}`, cheaper)).status).toBe(200);
  // 11 June 2030 is a Tuesday.
  expect(await available(hotelId)).toMatchObject({ rentPerNight: 3000, total: 7500 });
  expect((await staff("PUT", `RatePeriod/${id}`, cheaper)).status).toBe(409);
  expect((await staff("DELETE", `RatePeriod/byId?Id=${id}`)).status).toBe(200);
  expect(await available(hotelId)).toMatchObject({ total: 9000 });
  expect((await staff("PUT", `RatePeriod/restore?Id=${id}`)).status).toBe(200);
  expect(await available(hotelId)).toMatchObject({ total: 7500 });
});

test("the same nights twice are refused with the other's name, also when one comes back", async () => {
  const { roomId } = await addHouse();
  const id = await addPeriod(roomId, { weekdays: [6, 5, 5] });
  const twin = await staff(
    "POST",
    "RatePeriod",
    ratePeriodFormFor(roomId, { name: "Other", weekdays: [5, 6] }),
  );
  expect([twin.status, twin.errors]).toEqual([409, { from: expect.stringContaining("“Apple harvest”") }]);
  await staff("DELETE", `RatePeriod/byId?Id=${id}`);
  await addPeriod(roomId, { name: "Other", weekdays: [5, 6] });
  const restored = await staff("PUT", `RatePeriod/restore?Id=${id}`);
  expect([restored.status, restored.errors]).toEqual([409, { from: expect.stringContaining("“Other”") }]);
});

test.each([
  ["below half", 2249, "₹2,249 is less than half of this room's ₹4,500. Confirm it if it is right"],
  [
    "above three times",
    13_501,
    "₹13,501 is more than three times this room's ₹4,500. Confirm it if it is right",
  ],
])("a price %s of the usual one is asked about", async (_, rentPerNight, question) => {
  const { roomId } = await addHouse();
  const asked = await staff("POST", "RatePeriod", ratePeriodFormFor(roomId, { rentPerNight }));
  expect([asked.status, asked.errors]).toEqual([409, { rentPerNight: question }]);
  await addPeriod(roomId, { rentPerNight, confirm: true });
});

const faults: [string, Record<string, unknown>, string[]][] = [
  ["no nights", { to: "2030-06-11" }, ["to"]],
  ["over a year", { to: "2031-06-13" }, ["to"]],
  ["nights that are over", { from: "2020-01-01", to: "2020-02-01" }, ["to"]],
  ["no weekday", { weekdays: [] }, ["weekdays"]],
  ["a wrong weekday", { weekdays: [8] }, ["weekdays"]],
  ["no price", { rentPerNight: 0 }, ["rentPerNight"]],
  ["no name", { name: " " }, ["name"]],
  ["no date", { from: "2030-02-30" }, ["from"]],
  ["no room type", { roomId: 99_999 }, ["roomId"]],
];
test.each(faults)("%s is refused at its field, and nothing is stored", async (_, change, fields) => {
  const { hotelId, roomId } = await addHouse();
  const { status, errors } = await staff("POST", "RatePeriod", ratePeriodFormFor(roomId, change));
  expect([status, Object.keys(errors ?? {})]).toEqual([400, fields]);
  expect((await staff("GET", `RatePeriod?hotelId=${hotelId}`)).data).toEqual([]);
});

test("the prices of a house's room types are saved together, or none of them", async () => {
  const { hotelId, roomId } = await addHouse();
  const suite = await addRoom(staff, hotelId, { roomType: 4, rentPerNight: 9000, noOfRooms: 2 });
  const cheap = ratePeriodFormFor(suite, { rentPerNight: 4000 });
  const wrong = [ratePeriodFormFor(roomId, { rentPerNight: 900 }), cheap];
  const send = (periods: unknown[]) => staff("POST", "RatePeriod/season", { periods });
  const asked = await send(wrong);
  expect([asked.status, Object.keys(asked.errors ?? {})]).toEqual([
    409,
    ["periods.0.rentPerNight", "periods.1.rentPerNight"],
  ]);
  const faulty = await send([ratePeriodFormFor(roomId), { ...cheap, from: "2030-07-01", rentPerNight: 0 }]);
  expect([faulty.status, Object.keys(faulty.errors ?? {}).sort()]).toEqual([
    400,
    ["periods.1.rentPerNight", "periods.1.to"],
  ]);
  const list = async () =>
    (await staff("GET", `RatePeriod?hotelId=${hotelId}`)).data as { id: number; rentPerNight: number }[];
  expect(await list()).toEqual([]);
  const saved = await send([ratePeriodFormFor(roomId), { ...cheap, confirm: true }]);
  expect([saved.status, saved.message]).toEqual([201, "Prices saved"]);
  const { ids } = saved.data as { ids: number[] };
  const [first, second] = ids;
  const change = (version: number) => [
    ratePeriodFormFor(roomId, { id: first, version: 1, rentPerNight: 7000 }),
    { ...cheap, id: second, version, rentPerNight: 8000 },
  ];
  expect((await send(change(3))).status).toBe(409);
  expect((await list()).map(({ rentPerNight }) => rentPerNight)).toEqual([4000, 6000]);
  expect((await send(change(1))).status).toBe(201);
  expect((await list()).map(({ rentPerNight }) => rentPerNight)).toEqual([8000, 7000]);
  const { data } = await staff("GET", `ChangeLog?kind=ratePeriods&id=${first}`);
  expect(JSON.stringify(data)).toContain("7000");
});

test("guests stay as long as their arrival night asks; staff may enter less", async () => {
  const { hotelId, roomId } = await addHouse();
  await addPeriod(roomId, { from: "2030-06-10", minNights: 3 });
  expect(await available(hotelId)).toMatchObject({ minNights: 3 });
  expect(await available(hotelId, "2030-06-09", "2030-06-11")).not.toHaveProperty("minNights");
  const checkOutDate = "At least 3 nights over Apple harvest";
  for (const wish of [{}, { roomId }]) {
    const refused = await app.call("POST", "Booking", bookingFormFor(hotelId, wish));
    expect([refused.status, refused.errors]).toEqual([400, { checkOutDate }]);
  }
  expect((await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId }))).status).toBe(201);
  const path = `Availability/nearest?hotelId=${hotelId}&checkIn=2030-06-10&checkOut=2030-06-12`;
  const { stays } = (await app.call("GET", path)).data as { stays: { checkInDate: string }[] };
  expect(stays.map(({ checkInDate }) => checkInDate)).not.toContain("2030-06-11");
  expect(stays).toHaveLength(3);
});

async function book(hotelId: number, change: Record<string, unknown>) {
  const { status, data, errors } = await app.call("POST", "Booking", bookingFormFor(hotelId, change));
  return { status, data: data as { id: number; lines: unknown[]; total: number }, errors };
}
const read = async (id: number) =>
  (await staff("GET", `Booking/byId?Id=${id}`)).data as Record<string, unknown> & { version: number };

test("a guest who saw another price is asked, and nothing is stored until then", async () => {
  const { hotelId, roomId } = await addHouse();
  await addPeriod(roomId);
  const asked = await book(hotelId, { roomId, expectedTotal: 9000 });
  const room = { kind: "room", quantity: 1, nights: 1 };
  const lines = [
    { ...room, name: "Deluxe Double", rate: 4500, amount: 4500, from: "2030-06-10" },
    { ...room, name: "Apple harvest", rate: 6000, amount: 6000, from: "2030-06-11" },
  ];
  expect(asked).toMatchObject({ status: 409, data: { total: 10_500, lines } });
  expect(Object.keys(asked.errors ?? {})).toEqual(["expectedTotal"]);
  expect((await staff("GET", `Booking?hotelId=${hotelId}`)).data).toEqual([]);
  const { data } = await book(hotelId, { roomId, expectedTotal: 10_500 });
  expect(await read(data.id)).toMatchObject({ total: 10_500, priceLines: lines });
});

test("a told price stays; of a longer stay the new nights cost what they do now", async () => {
  const { hotelId, roomId } = await addHouse();
  const { data } = await book(hotelId, { roomId });
  await addPeriod(roomId, { from: "2030-06-01", to: "2030-07-01", rentPerNight: 7000 });
  const change = (version: number, more: Record<string, unknown>) =>
    staff("PUT", `Booking/${data.id}`, bookingFormFor(hotelId, { roomId, version, ...more }));
  expect((await change(1, { status: "Accepted" })).data).toMatchObject({ total: 9000 });
  expect((await change(2, { checkOutDate: "2030-06-13" })).data).toMatchObject({ total: 16_000 });
  expect((await change(3, { checkOutDate: "2030-06-13", rooms: 2 })).data).toMatchObject({ total: 32_000 });
  expect((await change(4, { checkInDate: "2030-06-11", rooms: 1 })).data).toMatchObject({ total: 4500 });
});

const plans = [
  { code: "EP", supplement: 0, extraBed: 1000, childWithBed: 800, childWithoutBed: 0 },
  { code: "MAP", supplement: 1500, extraBed: 1700, childWithBed: 1400, childWithoutBed: 700 },
];

test("meals, beds, children and extras are priced as the booking then keeps them", async () => {
  const { hotelId, roomId } = await addHouse({ includedAdults: 2, extraBeds: 1, plans });
  const offered = extraFormFor(hotelId);
  const { data: extra } = await staff("POST", "Extra", offered);
  const { id } = extra as { id: number };
  await staff("POST", "Extra", { ...offered, name: "Heating", per: "night", price: 300, asked: "always" });
  const { data: hidden } = await staff("POST", "Extra", { ...offered, name: "Late key", asked: "never" });
  const dates = `roomId=${roomId}&checkIn=2030-06-10&checkOut=2030-06-12`;
  const price = (await app.call("GET", `Price?${dates}&adults=2&childAges=4,9&mealPlan=MAP&extras=${id}`))
    .data;
  const total = 9000 + 3000 + 2800 + 600 + 1500;
  expect(price).toMatchObject({ total, offered: { extras: [{ id, name: "Airport pick-up" }] } });
  const wish = { roomId, chlids: 2, childAges: [4, 9], mealPlan: "MAP", extras: [id], expectedTotal: total };
  const { data, errors } = await book(hotelId, { ...wish, rooms: 2, expectedTotal: undefined });
  expect(errors).toBeUndefined();
  expect(await read(data.id)).toMatchObject({ mealPlan: "MAP", childAges: [4, 9], extras: [id] });
  const one = await staff(
    "POST",
    "Booking/desk",
    bookingFormFor(hotelId, { ...wish, chlids: 1, childAges: [9] }),
  );
  expect(one.status, one.message).toBe(201);
  const kept = await read((one.data as { id: number }).id);
  expect([kept["total"], kept["priceLines"]]).toEqual([total, (price as { lines: unknown }).lines]);
  const late = (hidden as { id: number }).id;
  expect(await book(hotelId, { roomId, extras: [late] })).toMatchObject({
    status: 400,
    errors: { extras: expect.any(String) },
  });
  expect(await book(hotelId, { roomId, mealPlan: "AP" })).toMatchObject({
    status: 400,
    errors: { mealPlan: expect.any(String) },
  });
});

test.each([
  ["fewer ages than children", { chlids: 1, childAges: [] }, "childAges"],
  ["an age of 25", { chlids: 1, childAges: [25] }, "childAges"],
  ["an age of 0", { chlids: 1, childAges: [0] }, "childAges"],
  ["meals of no plan", { mealPlan: "Lunch" }, "mealPlan"],
  ["an extra of nobody", { extras: [99_999] }, "extras"],
])("%s is refused at its field", async (_, wish, field) => {
  const { hotelId, roomId } = await addHouse();
  const { status, errors } = await book(hotelId, { roomId, ...wish });
  expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
});

test("a tariff in which more meals or a bed cost less is refused; an old client's change keeps the tariff", async () => {
  const { hotelId, roomId } = await addHouse({ includedAdults: 2, plans });
  const read = async () => (await app.call("GET", `Rooms/byIdUser?Id=${roomId}`)).data;
  const form = { hotelId, roomType: 2, rentPerNight: 5000, noBeds: 1, maxAdults: 3, maxChild: 1 };
  expect((await staff("PUT", `Rooms/${roomId}`, form)).status).toBe(200);
  expect(await read()).toMatchObject({ includedAdults: 2, extraBeds: 0, plans });
  for (const wrong of [{ supplement: -1 }, { extraBed: 10 }, { childWithBed: 5000 }, { code: "CPAI" }]) {
    const { status, errors } = await staff("PUT", `Rooms/${roomId}`, {
      ...form,
      plans: [plans[0], { ...plans[1], ...wrong }],
    });
    expect([status, Object.keys(errors ?? {})[0]]).toEqual([400, expect.stringMatching(/^plans/)]);
  }
});

test("the list of hotels tells, filters and sorts by what the nights asked for cost", async () => {
  const { hotelId, roomId } = await addHouse({ rentPerNight: 40_000 });
  await addPeriod(roomId, { rentPerNight: 20_000 });
  await addPeriod(roomId, {
    name: "Long ago",
    from: "2020-01-01",
    to: "2020-02-01",
    rentPerNight: 20_000,
    isYearly: true,
  });
  const found = async (query: string) => {
    const { data } = await app.call("GET", `Hotel/AllUser?limit=100&${query}`);
    return (data as { id: number; rate: number; stay?: { total: number } }[]).find(
      ({ id }) => id === hotelId,
    );
  };
  expect(await found("")).toMatchObject({ rate: 20_000 });
  const dates = "checkIn=2030-06-10&checkOut=2030-06-12";
  expect(await found(dates)).toMatchObject({ stay: { total: 60_000 } });
  expect(await found(`${dates}&minRate=29000&maxRate=31000`)).toBeDefined();
  expect(await found(`${dates}&maxRate=29000`)).toBeUndefined();
  const { data } = await app.call("GET", `Hotel/AllUser?limit=100&${dates}&sort=dearest`);
  expect((data as { id: number }[])[0]?.id).toBe(hotelId);
});
