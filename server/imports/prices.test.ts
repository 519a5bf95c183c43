import { beforeAll, expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import type { Import } from "#contract/import-view.ts";
import type { RatePeriodShown } from "#contract/rate-periods.ts";
import { findExport } from "#app/features/export/export-list.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, ratePeriodFormFor, sendFile } from "#test/support/factories.ts";

/* A company's tariff card comes in as staff would type it: the rules of the form of a season hold for each row. */

const app = appOfFile();
const staff = staffOfFile(app);
let roomId = 0;

beforeAll(async () => {
  roomId = await addRoom(staff, await addHotel(staff, { hotelName: "Pine House" }));
});

const preview = (text: string) => sendFile(staff, "prices", text);

async function bring(text: string): Promise<string> {
  const { token, page, faulty } = await preview(text);
  expect([faulty, page.flatMap(({ faults }) => faults)]).toEqual([0, []]);
  expect((await staff("POST", "Import", { token })).message).toBe("Imported");
  return token;
}

async function prices(): Promise<RatePeriodShown[]> {
  return (await staff("GET", `RatePeriod?roomId=${roomId}`)).data as RatePeriodShown[];
}

const card = (...rows: string[]) =>
  ["Property,Room Category,Season,From,To,Tariff,Weekend,Min. stay,Yearly", ...rows].join("\n");
const faultsOf = ({ page }: Import) =>
  page.map(({ faults }) => faults.map(({ column, message }) => `${column}: ${message}`).join("; "));

test("a tariff card is looked over, imported as seasons with their entries in the change log, and undone", async () => {
  const text = card(
    `pine house,DELUXE DOUBLE,Tulips,25/03/2031,20/04/2031,"Rs. 6,500/-",,2,`,
    `Pine House,Deluxe Double,Winter weekends,1 Dec 2030,28 Feb 2031,5500,Weekend,,yes`,
  );
  const [row] = (await preview(text)).page;
  expect(row).toMatchObject({ state: "new", title: "Tulips, DELUXE DOUBLE, Pine House" });
  const shown = Object.fromEntries((row?.values ?? []).map(({ name, value }) => [name, value]));
  expect(shown).toMatchObject({ "Last night": "Sun, 20 Apr 2031", "Rent per night": "₹6,500" });
  const token = await bring(text);
  expect((await prices()).toReversed()).toMatchObject([
    { roomId, name: "Tulips", from: "2031-03-25", to: "2031-04-21", rentPerNight: 6500, minNights: 2 },
    { name: "Winter weekends", to: "2031-03-01", weekdays: [5, 6], isYearly: true, minNights: 1 },
  ]);
  const { data } = await staff("GET", "ChangeLog?kind=ratePeriods");
  expect(data).toMatchObject([
    { action: "created", title: "Winter weekends, Deluxe Double, Pine House" },
    { action: "created", title: "Tulips, Deluxe Double, Pine House" },
  ]);
  const again = await preview(text);
  expect([again.fresh, again.known, again.faulty]).toEqual([0, 2, 0]);
  expect((await staff("PUT", "Import/undo", { token })).status).toBe(200);
  expect(await prices()).toEqual([]);
});

test("what the form of a season refuses is a fault in its column, and the other rows can be imported without it", async () => {
  const { data } = await staff("POST", "RatePeriod", ratePeriodFormFor(roomId, { name: "Diwali" }));
  const twin = (await prices())[0];
  expect(twin?.id).toBe((data as { id: number }).id);
  const row = (season: string, rest: string) => `Pine House,Deluxe Double,${season},${rest}`;
  const read = await preview(
    card(
      row("Over", "2020-01-01,2020-02-01,5000,,,"),
      row("Turned", "2031-05-09,2031-05-01,5000,,,"),
      row("Odd", "someday,,about 5,pool side,many,perhaps"),
      row("Same nights", `${twin?.from},2031-99-99,5000,,,`),
      row("Slip", "2031-05-01,2031-05-09,650,,,"),
      "Pine House,Cellar,Fine,2031-05-01,2031-05-09,5000,,,",
      ",Deluxe Double,Fine,2031-05-01,2031-05-09,5000,,,",
      row("Good", "2031-06-01,2031-06-09,5000,Fri-Sun,,"),
    ),
  );
  const faults = faultsOf(read);
  expect(faults[0]).toBe("To: All these nights are over");
  expect(faults[1]).toBe("To: The last night is before the first");
  expect(faults[2]).toContain("To: Last night is required");
  expect(faults[3]).toMatch(/^To: “2031-99-99” is no date that exists/);
  expect(faults[4]).toMatch(
    /^Tariff: ₹650 is less than half of this room's .* Confirm it if it is right: with yes in a column “Confirmed”$/,
  );
  expect(faults[5]).toBe("Room Category: This hotel has no rooms of the type “Cellar”");
  expect(faults[6]).toBe("Property: Hotel is required");
  expect([read.faulty, read.fresh]).toEqual([7, 1]);
  const left = (await staff("PUT", "Import/leftOut", { token: read.token })).data as Import;
  expect([left.faulty, left.fresh]).toEqual([0, 1]);
});

test("two prices for the same nights are refused, whether the first stands in the file or was there", async () => {
  const row = (season: string, rent: number) =>
    `Pine House,Deluxe Double,${season},2031-08-01,2031-08-09,${rent},,,`;
  const [first, second, third] = faultsOf(
    await preview(card(row("Houses", 5000), row("Boats", 5500), row("Houses", 5000))),
  );
  expect([first, third]).toEqual(["", ""]);
  expect(second).toBe("From: “Houses” has a price for the same nights. Change that one, or choose others");
});

test("each day and text that is not understood is told in words of its own", async () => {
  const text =
    "Hotel,Room type,Season,First night,Last night,Rent per night,Nights of the week,Nights at least,Every year,Confirmed";
  const odd = "Pine House,Deluxe Double,Odd,2031-05-01,2031-05-09,five,pool side,many,perhaps,surely";
  const [row] = (await preview(`${text}\n${odd}`)).page;
  expect(row?.faults.map(({ message }) => message).toSorted()).toEqual([
    "“five” is no amount: write it in digits alone, such as 5000",
    "“many” is no number: write it in digits alone, such as 2",
    "“perhaps”: write yes or no, or nothing",
    "“pool side” are no nights of the week: write them, such as Fri, Sat, or weekend (Friday and Saturday), or nothing for all",
    "“surely”: write yes or no, or nothing",
  ]);
});

test("a row with a rent for weekdays and one for weekends is a price of all nights and one of Friday and Saturday", async () => {
  const split = (...rows: string[]) =>
    ["Hotel,Room type,Season,From,To,Weekday rate,Weekend rate,Nights", ...rows].join("\n");
  const row = (rest: string) => `Pine House,Deluxe Double,Harvest,2031-11-01,2031-11-30,${rest}`;
  const faults = faultsOf(
    await preview(split(row("5000,650,"), row("5000,lots,"), row("5000,6000,Fri"), row("none,none,"))),
  );
  expect(faults[0]).toMatch(/^Weekend rate: ₹650 is less than half of .*with yes in a column “Confirmed”$/);
  expect(faults.slice(1)).toEqual([
    "Weekend rate: “lots” is no amount: write it in digits alone, such as 5000",
    "Weekend rate: Nights of the week and a rent of weekends make two prices: write two rows",
    ["Weekday rate", "Weekend rate"]
      .map((column) => `${column}: “none” is no amount: write it in digits alone, such as 5000`)
      .join("; "),
  ]);
  const text = split(row("5000,6000,"));
  const [shown] = (await preview(text)).page;
  expect(shown?.values).toContainEqual({ name: "Weekend rent per night", value: "₹6,000" });
  const token = await bring(text);
  expect((await prices()).filter(({ name }) => name === "Harvest").toReversed()).toMatchObject([
    { weekdays: [1, 2, 3, 4, 5, 6, 7], rentPerNight: 5000 },
    { weekdays: [5, 6], rentPerNight: 6000 },
  ]);
  const again = await preview(text);
  expect([again.fresh, again.known]).toEqual([0, 1]);
  expect((await staff("PUT", "Import/undo", { token })).status).toBe(200);
  expect((await prices()).filter(({ name }) => name === "Harvest")).toEqual([]);
});

test("dates with the month first are read so, and an unusual price that is confirmed comes in", async () => {
  const text = "Hotel,Room type,Season,From,To,Rate,Confirmed\n";
  const rows = "Pine House,Deluxe Double,Snow,12/20/2031,12/31/2031,40000,Yes";
  const read = await preview(text + rows);
  expect(read.note).toMatch(/have the month before the day/);
  await bring(text + rows);
  expect((await prices())[0]).toMatchObject({ from: "2031-12-20", to: "2032-01-01", rentPerNight: 40_000 });
});

test("a season without a room number is that of all rooms of the type; the exported prices come back whole", async () => {
  const hotelId = await addHotel(staff, { hotelName: "Two Wings" });
  for (const roomNumber of ["East", "West"]) await addRoom(staff, hotelId, { roomNumber });
  await bring(card(`Two Wings,Deluxe Double,Tulips,2031-03-25,2031-04-20,6500,"Fri, Sat",3,`));
  const own = createClient(async (url, init) => {
    const { headers: _, ...reply } = await staff(init?.method ?? "GET", url.replace("/api/", ""));
    return Response.json(reply, { status: reply.status });
  });
  const file = await new Response(await findExport("prices.csv")?.write(own, new URLSearchParams())).text();
  expect(file).toContain(
    '"Two Wings","Deluxe Double","East","Tulips","2031-03-25","2031-04-20",6500,"Fri, Sat",3,"no","yes"',
  );
  const again = await preview(file);
  expect([again.fresh, again.faulty, again.known]).toEqual([0, 0, file.trim().split("\n").length - 1]);
  await staff("DELETE", `Hotel/byId?Id=${hotelId}`);
  expect((await preview(file)).faulty).toBe(2);
});

test("what is no tariff card, or means harm, is told or stays text", async () => {
  const guests = await preview(
    "Guest,Phone,Hotel,Check-in,Check-out\nAsha,9000000001,Pine House,2031-01-01,2031-01-03",
  );
  expect([guests.faulty, guests.columns["name"]]).toEqual([1, undefined]);
  const long = "x".repeat(20_000);
  const harm = await preview(
    card(
      `Pine House,Deluxe Double,=1+1,2031-10-01,2031-10-02,5000,,,`,
      `Pine House,Deluxe Double,${long},2031-10-03,2031-10-04,5000,${long},${long},${long}`,
    ),
  );
  expect(harm.page.map(({ state, title }) => [state, title])).toEqual([
    ["new", "=1+1, Deluxe Double, Pine House"],
    ["fault", ""],
  ]);
});
