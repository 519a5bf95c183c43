import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { OccupancyReport, Owing, Takings, TaxReport } from "#contract/reports.ts";
import { addDays, nightsOf } from "#contract/rules/stay.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom } from "#test/support/factories.ts";

/** Also run with 100,000 by hand: REPORT_BOOKINGS=100000. */
const total = Number(process.env["REPORT_BOOKINGS"] ?? 2000);
const inOneInsert = 60;

const app = appOfFile();
const owner = staffOfFile(app);
const hotels: number[] = [];

const day = fc.integer({ min: -500, max: 120 }).map((days) => addDays("2030-06-01", days));
const money = fc.record({
  paise: fc
    .integer({ min: -40, max: 120 })
    .filter((rupees) => rupees !== 0)
    .map((rupees) => rupees * 10_000),
  method: fc.constantFrom("UPI", "Cash", "Card", "Bank transfer", "Credit"),
  paid_on: day,
  isDeleted: fc.boolean().map((is) => is),
});
const booking = fc.record({
  house: fc.nat(3),
  arrival: day,
  nights: fc.integer({ min: 1, max: 45 }),
  rooms: fc.integer({ min: 1, max: 3 }),
  status: fc.constantFrom("", "Pending", "Accepted", "Accepted", "Completed", "Completed", "Rejected"),
  total_paise: fc.option(
    fc.integer({ min: 1, max: 900 }).map((rupees) => rupees * 100_00),
    { freq: 8 },
  ),
  ending: fc.option(fc.constantFrom("Cancelled", "No show"), { freq: 1 }),
  charge: fc.option(
    fc.nat(300).map((rupees) => rupees * 100_00),
    { freq: 8 },
  ),
  isDeleted: fc.integer({ min: 0, max: 15 }).map((one) => one === 0),
  isApart: fc.integer({ min: 0, max: 15 }).map((one) => one === 0),
  hasDueDay: fc.boolean(),
  payments: fc.array(money, { maxLength: 3 }),
});

const later = "2030-06-01T06:30:00.000Z";
const seed = Math.floor(Math.random() * 2 ** 31);

beforeAll(async () => {
  for (let house = 0; house < 4; house += 1) {
    hotels.push(await addHotel(owner, { hotelName: `House ${house}` }));
    await addRoom(owner, hotels[house] ?? 0, { noOfRooms: 4 + house });
  }
  const made = fc.sample(booking, { numRuns: total, seed });
  const { executor } = app.services.db;
  await executor.transaction().execute(async (transaction) => {
    const rows = made.map((one, index) => ({
      created_at: later,
      deleted_at: one.isDeleted ? later : null,
      suspicious_at: one.isApart ? later : null,
      notice: "",
      reference: `CO-${index}`,
      guest_key_hash: `key${index}`,
      customer_name: `Guest ${index}`,
      email: "",
      phone: "9000000001",
      hotel_id: hotels[one.house] ?? 0,
      room_id: null,
      rooms: one.rooms,
      arrival: one.arrival,
      departure: addDays(one.arrival, one.nights),
      adults: 2,
      children: 0,
      special_request: "",
      status: one.ending === null ? one.status : "Rejected",
      total_paise: one.total_paise,
      ending: one.ending,
      ended_at: one.ending === null ? null : later,
      charge_paise: one.ending === null ? null : one.charge,
      balance_due_on: one.hasDueDay ? addDays(one.arrival, -10) : null,
    }));
    for (let from = 0; from < rows.length; from += inOneInsert)
      await transaction
        .insertInto("bookings")
        .values(rows.slice(from, from + inOneInsert))
        .execute();
    const first = (
      await transaction
        .selectFrom("bookings")
        .select((eb) => eb.fn.min("id").as("id"))
        .executeTakeFirstOrThrow()
    ).id;
    const payments = made.flatMap(({ payments: own }, index) =>
      own.map(({ isDeleted, ...one }) => ({
        ...one,
        created_at: later,
        deleted_at: isDeleted && index % 7 === 0 ? later : null,
        booking_id: first + index,
        note: "",
      })),
    );
    for (let from = 0; from < payments.length; from += inOneInsert)
      await transaction
        .insertInto("payments")
        .values(payments.slice(from, from + inOneInsert))
        .execute();
  });
});

async function report<Data>(path: string): Promise<Data> {
  const { status, data } = await owner("GET", `Report/${path}`);
  expect([path, status, seed]).toEqual([path, 200, seed]);
  return data as Data;
}

const rawBookings = () => app.services.db.executor.selectFrom("bookings").selectAll().execute();
const rawPayments = () => app.services.db.executor.selectFrom("payments").selectAll().execute();
const sum = (numbers: number[]) => numbers.reduce((so, number) => so + number, 0);

test("takings are what the raw payments of these days come to, by day and method", async () => {
  const [from, to] = ["2030-03-05", "2030-06-20"];
  const told = await report<Takings>(`takings?from=${from}&to=${to}`);
  const counted = (await rawPayments()).filter(
    (one) => one.deleted_at === null && one.method !== "Credit" && one.paid_on >= from && one.paid_on <= to,
  );
  expect(counted.length).toBeGreaterThan(50);
  const sums = (rows: typeof counted) => ({
    received: sum(rows.map(({ paise }) => (paise > 0 ? paise / 100 : 0))),
    returned: sum(rows.map(({ paise }) => (paise < 0 ? -paise / 100 : 0))),
    net: sum(rows.map(({ paise }) => paise / 100)),
    payments: rows.length,
  });
  expect(told).toMatchObject(sums(counted));
  for (const { method, ...rest } of told.methods)
    expect(rest).toEqual(sums(counted.filter((one) => one.method === method)));
  const byDay = Map.groupBy(counted, (one) => `${one.paid_on} ${one.method}`);
  expect(told.days.length).toBe(byDay.size);
  for (const { day: on, method, ...rest } of told.days)
    expect(rest).toEqual(sums(byDay.get(`${on} ${method}`) ?? []));
});

test("who owes and who gets money back is what the raw stays and payments say, one by one", async () => {
  const told = await report<Owing>("owing");
  const payments = Map.groupBy(
    (await rawPayments()).filter(({ deleted_at }) => deleted_at === null),
    (one) => one.booking_id,
  );
  const accounts = (await rawBookings())
    .filter(({ deleted_at, suspicious_at }) => deleted_at === null && suspicious_at === null)
    .map((one) => {
      const paid = sum((payments.get(one.id) ?? []).map(({ paise }) => paise));
      const owed = one.ending !== null ? one.charge_paise : one.status === "Rejected" ? 0 : one.total_paise;
      const isAgreed = one.ending !== null || ["Accepted", "Completed"].includes(one.status);
      return { id: one.id, owed, paid, isAgreed };
    })
    .filter(({ owed }) => owed !== null)
    .map(({ owed, ...one }) => ({ ...one, difference: Number(owed) - one.paid }));
  const owing = accounts.filter((one) => one.isAgreed && one.difference > 0);
  const toReturn = accounts.filter((one) => one.difference < 0);
  expect(owing.length).toBeGreaterThan(20);
  expect([told.owing.count, told.owing.total]).toEqual([
    owing.length,
    sum(owing.map((one) => one.difference)) / 100,
  ]);
  expect([told.toReturn.count, told.toReturn.total]).toEqual([
    toReturn.length,
    -sum(toReturn.map((one) => one.difference)) / 100,
  ]);
  const known = new Map([...owing, ...toReturn].map((one) => [one.id, Math.abs(one.difference) / 100]));
  for (const { id, amount } of [...told.owing.accounts, ...told.toReturn.accounts])
    expect([id, amount]).toEqual([id, known.get(id)]);
  const late = told.owing.accounts.map(({ daysLate }) => daysLate);
  expect(late).toEqual(late.toSorted((a, b) => b - a));
});

test("sold nights and income of a month are those of each night of each stay, counted one by one", async () => {
  for (const month of ["2030-05", "2030-06", "2029-12"]) {
    const told = await report<OccupancyReport>(`occupancy?month=${month}`);
    const stays = (await rawBookings()).filter(
      (one) =>
        one.deleted_at === null &&
        one.suspicious_at === null &&
        ["Accepted", "Completed"].includes(one.status),
    );
    let income = 0;
    for (const { hotelId, sold } of told.houses) {
      let counted = 0;
      for (const one of stays.filter((stay) => stay.hotel_id === hotelId)) {
        const nights = nightsOf(one.arrival, one.departure);
        const within = nights.filter((night) => night.startsWith(month)).length;
        counted += within * one.rooms;
        income += ((one.total_paise ?? 0) * within) / nights.length;
      }
      expect([month, hotelId, sold]).toEqual([month, hotelId, counted]);
    }
    // Shares of a stay are whole paise: less than one rupee for every hundred stays.
    expect(Math.abs(told.income - income / 100)).toBeLessThan(1 + stays.length / 100);
    expect(told.sold).toBe(sum(told.houses.map(({ sold }) => sold)));
    expect(told.months.at(-1)).toEqual({ month, sold: told.sold, income: told.income });
    expect(told.months).toHaveLength(12);
  }
  const [first] = (await report<OccupancyReport>(`occupancy?month=2030-06&hotelId=${hotels[1]}`)).houses;
  expect(first).toMatchObject({ hotelId: hotels[1], hotel: "House 1", forSale: 5 * 30 });
  await owner("POST", "RoomBlock", {
    roomId: 2,
    rooms: 1,
    firstNight: "2030-06-29",
    freeFrom: "2030-07-03",
    reason: "Paint",
  });
  const whole = await report<OccupancyReport>("occupancy?month=2030-06");
  expect(sum(whole.houses.map(({ forSale }) => forSale))).toBe((4 + 5 + 6 + 7) * 30 - 2);
  expect(whole.forSale).toBe((4 + 5 + 6 + 7) * 30 - 2);
});

test("occupancy is read page by page, each house is on one, and what is told of all is so on each", async () => {
  const { executor } = app.services.db;
  const gone = await addHotel(owner, { hotelName: "House 1b" });
  await addRoom(owner, gone, { noOfRooms: 9 });
  await executor.updateTable("hotels").set({ deleted_at: later }).where("id", "=", gone).execute();
  const { houses, page, isMore, ...all } = await report<OccupancyReport>("occupancy?month=2030-06");
  expect({ page, isMore }).toEqual({ page: 1, isMore: false });
  expect(houses.map(({ hotelId }) => hotelId)).toEqual(hotels);
  const paged: unknown[] = [];
  for (const at of [1, 2, 3]) {
    const part = await report<OccupancyReport>(`occupancy?month=2030-06&limit=2&CurrentPage=${at}`);
    const { houses: some, page: told, isMore: more, ...rest } = part;
    expect([told, more, rest]).toEqual([at, at === 1, all]);
    paged.push(...some);
  }
  expect(paged).toEqual(houses);
  // It is no longer for sale, but what it sold is told.
  await executor
    .updateTable("bookings")
    .set({ hotel_id: gone })
    .where("hotel_id", "=", hotels[1] ?? 0)
    .execute();
  const moved = await report<OccupancyReport>("occupancy?month=2030-06");
  expect(moved.houses.find(({ hotelId }) => hotelId === gone)).toMatchObject({
    forSale: 0,
    sold: houses[1]?.sold,
    percent: null,
  });
  expect([moved.sold, moved.forSale, moved.months]).toEqual([all.sold, all.forSale, all.months]);
  await executor
    .updateTable("bookings")
    .set({ hotel_id: hotels[1] ?? 0 })
    .where("hotel_id", "=", gone)
    .execute();
});

test("the tax of a month is that of its invoices less its credit notes, by rate", async () => {
  const { executor } = app.services.db;
  const paper = {
    created_at: later,
    issued_by: "asha",
    booking_id: 1,
    content: "{}",
    guest: "",
    series: "CO",
    year: "30-31",
  };
  for (const [position, kind, issued_on] of [
    [1, "invoice", "2030-06-01"],
    [2, "invoice", "2030-06-30"],
    [3, "credit note", "2030-06-30"],
    [4, "invoice", "2030-07-01"],
  ] as const) {
    const sign = kind === "invoice" ? 1 : -1;
    const { id } = await executor
      .insertInto("papers")
      .values({ ...paper, position, kind, issued_on, number: `CO/30-31/${position}` })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const basis_points of [500, 1800])
      await executor
        .insertInto("paper_taxes")
        .values({
          paper_id: id,
          issued_on,
          basis_points,
          value_paise: sign * 1001 * position,
          tax_paise: sign * 50 * position,
        })
        .execute();
  }
  expect(await report<TaxReport>("tax?from=2030-06-01&to=2030-06-30")).toEqual({
    from: "2030-06-01",
    to: "2030-06-30",
    stateTax: "SGST",
    invoices: 2,
    creditNotes: 1,
    rates: [
      { percent: 5, valuePaise: 0, centralPaise: 0, statePaise: 0 },
      { percent: 18, valuePaise: 0, centralPaise: 0, statePaise: 0 },
    ],
  });
  expect((await report<TaxReport>("tax?from=2030-07-01&to=2030-07-01")).rates[1]).toEqual({
    percent: 18,
    valuePaise: 4004,
    centralPaise: 100,
    statePaise: 100,
  });
});

test("reports are the owner's, and days that make no sense are named", async () => {
  await owner("POST", "Staff", { username: "bilal", password: "kahwa-at-the-ghat", role: "staff" });
  expect((await app.call("GET", "Report/takings")).status).toBe(401);
  expect((await owner("GET", "Report/takings?from=2030-06-02&to=2030-06-01")).errors).toHaveProperty("to");
  expect((await owner("GET", "Report/takings?from=2020-01-01")).errors).toEqual({
    from: "At most 400 days, please",
  });
  expect((await owner("GET", "Report/occupancy?month=2030-13")).status).toBe(400);
  expect(await report<Takings>("takings")).toMatchObject({ from: "2030-06-01", to: "2030-06-01" });
});
