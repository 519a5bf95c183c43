import { beforeAll, expect, test } from "vitest";
import { type Import, mostUnknownNames } from "#contract/import-view.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { countQueries } from "#test/support/count-queries.ts";
import { addHotel, addRoom, sendFile } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const inDays = (days: number) => addDays(todayInKashmir(app.services.clock.now()), days);

beforeAll(async () => {
  for (const hotelName of ["Poplar House", "Houseboat Nigeen Queen"]) {
    const hotelId = await addHotel(staff, { hotelName });
    await addRoom(staff, hotelId, { roomType: 4, maxAdults: 2, noOfRooms: 9 });
  }
});

const heading = "Guest,Phone,Hotel,Room type,Adults,Check-in,Check-out";
const stay = (guest: string, house: string, type = "") =>
  `${guest},9000000001,${house},${type},2,${inDays(10)},${inDays(12)}`;
const send = (...rows: string[]) => sendFile(staff, "bookings", [heading, ...rows].join("\n"));
const choose = (token: string, ...names: object[]) =>
  staff("PUT", "Import/names", { token, names: JSON.stringify(names) });
const bookings = async () => (await staff("GET", "Booking?limit=1")).pageInfo?.totalRecords;

test("houses and room types that the company does not have are told once, chosen once for all rows, and stored with the import", async () => {
  const { token, unknownNames } = await send(
    stay("Rahim", "Popular House", "Std Twin"),
    stay("Sadiq", "popular  house", "Std twin"),
    stay("Tariq", "NQ Boat", "Twin Room"),
    stay("Umar", "Poplar House", "Std Twin"),
    stay("Wasim", "Poplar House"),
  );
  expect(unknownNames).toEqual({
    houses: [
      { name: "Popular House", rows: 2 },
      { name: "NQ Boat", rows: 1 },
    ],
    roomTypes: [{ name: "Std Twin", rows: 1, hotel: "Poplar House", types: ["Twin Room"] }],
    more: 0,
  });
  const houses = await choose(
    token,
    { name: "Popular House", to: "Poplar House" },
    { name: "NQ Boat", to: "Houseboat Nigeen Queen" },
  );
  const { unknownNames: left, ...looked } = houses.data as Import;
  expect(left).toMatchObject({ houses: [], roomTypes: [{ name: "Std Twin", rows: 3 }] });
  expect(looked.note).toContain("choose the file again");
  const types = await choose(token, { name: "STD  twin", to: "Twin Room", hotel: "Poplar House" });
  expect(types.data).toMatchObject({ state: "ready", faulty: 0, fresh: 5, note: looked.note });
  expect(types.data).not.toHaveProperty("unknownNames");
  expect(await bookings()).toBe(0);
  expect((await staff("POST", "Import", { token })).data).toMatchObject({ state: "done", fresh: 5 });
  const stays = (await staff("GET", "Booking?limit=9")).data as { hotel: string; roomType: string }[];
  expect(stays.map(({ hotel, roomType }) => `${hotel}, ${roomType}`).toSorted()).toEqual([
    "Houseboat Nigeen Queen, Twin Room",
    ...Array(4).fill("Poplar House, Twin Room"),
  ]);
});

test("a room type of the file can be any of the house's types: it gets rooms as a row that names none; a price needs its type", async () => {
  const { token } = await send(stay("Yusuf", "Poplar House", "Lake view"));
  const any = await choose(token, { name: "Lake view", hotel: "Poplar House" });
  expect(any.data).toMatchObject({ state: "ready", faulty: 0, fresh: 1 });
  expect((any.data as Import).page[0]?.values).toContainEqual({ name: "Room type", value: "Twin Room" });
  const prices = await sendFile(
    staff,
    "prices",
    [
      "Hotel,Room type,Season,From,To,Rent",
      `Poplar House,Lake view,Peak,${inDays(10)},${inDays(40)},4000`,
    ].join("\n"),
  );
  const refused = await choose(prices.token, { name: "Lake view", hotel: "Poplar House" });
  expect([refused.status, refused.errors?.["names"]]).toEqual([
    400,
    expect.stringMatching(/^Choose a house/),
  ]);
});

test("a file of a thousand unknown names has the most frequent told, and says how many more there are", async () => {
  const rows = Array.from({ length: 1000 }, (_, n) => stay(`Guest ${n}`, `House ${n}`));
  const { unknownNames } = await send(...rows, stay("Last", "House 999"), stay("Long", "x".repeat(201)));
  expect(unknownNames?.houses).toHaveLength(mostUnknownNames);
  expect(unknownNames?.houses[0]).toEqual({ name: "House 999", rows: 2 });
  expect(unknownNames?.more).toBe(1000 - mostUnknownNames);
});

test("what is none of the company's is refused, and the preview stays; strangers choose nothing", async () => {
  const { token } = await send(stay("Rahim", "Popular House"));
  for (const [names, message] of [
    [[{ name: "Popular House", to: "Pine House" }], /“Pine House” is none/],
    [[{ name: "Suite", to: "Suite", hotel: "Poplar House" }], /no rooms of the type “Suite”/],
    [[], /Choose a house/],
  ] as const) {
    const refused = await choose(token, ...names);
    expect([refused.status, refused.errors?.["names"]]).toEqual([400, expect.stringMatching(message)]);
  }
  expect((await app.call("PUT", "Import/names", { token, names: "[]" })).status).toBe(401);
  expect((await staff("GET", `Import?token=${token}`)).data).toMatchObject({ state: "ready", faulty: 1 });
});

test("a text that is no name is not asked for, and a choice for one that nobody sees goes for no empty cell", async () => {
  const unseen = "\u200f";
  const { token, unknownNames } = await send(
    stay("Rahim", unseen),
    stay("Sadiq", "Poplar House", unseen),
    stay("Tariq", "Poplar\u0007s"),
    stay("Umar", "Poplar House"),
  );
  expect(unknownNames).toBeUndefined();
  for (const name of ["", unseen]) {
    const refused = await choose(token, { name, to: "Twin Room", hotel: "Poplar House" });
    expect([refused.status, refused.message]).toEqual([400, expect.stringMatching(/Choose a house/)]);
  }
});

test("what is unknown is looked for once, until the company's names change or a row is erased", async () => {
  const { executor } = app.services.db;
  const { token } = await send(stay("Rahim", "Popular House"), stay("Sadiq", "Plane House"));
  const look = async () => {
    const { count, result } = await countQueries(executor, () => staff("GET", `Import?token=${token}`));
    const houses = (result.data as Import).unknownNames?.houses ?? [];
    return { count, houses: houses.map(({ name }) => name) };
  };
  await addHotel(staff, { hotelName: "Aspen House" });
  const first = await look();
  const again = await look();
  expect(first.houses).toEqual(["Popular House", "Plane House"]);
  expect(again.houses).toEqual(first.houses);
  expect(again.count).toBeLessThan(first.count);
  await addHotel(staff, { hotelName: "Plane House" });
  expect((await look()).houses).toEqual(["Popular House"]);
  await executor.updateTable("import_rows").set({ cells: "" }).where("cells", "like", "%Popular%").execute();
  expect((await look()).houses).toEqual([]);
});

test("a file of houses has new ones in it, and asks for none", async () => {
  const file = ["Hotel,Description,Address,PIN,Room type,Rent", "New House,Trees,Gulmarg,193403,Attic,4000"];
  expect(await sendFile(staff, "hotels", file.join("\n"))).not.toHaveProperty("unknownNames");
});
