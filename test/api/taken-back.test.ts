import { beforeAll, expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import type { Import } from "#contract/import-view.ts";
import { findExport } from "#app/features/export/export-list.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  cabRateFormFor,
  sendFile,
} from "#test/support/factories.ts";

/* What was exported here can be brought back as it was, and a register with its statuses. */

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId = 0;

beforeAll(async () => {
  hotelId = await addHotel(staff, { hotelName: "Willow Bank" });
  await addRoom(staff, hotelId, { noOfRooms: 10 });
});

const send = (kind: string, content: string) => sendFile(staff, kind, content);

const write = async ({ token }: Import) => (await staff("POST", "Import", { token })).data as Import;

const heading = "Guest,Phone,Hotel,Arrival,Departure,Status\n";
const valuesOf = ({ page }: Import, name: string) =>
  page.map(({ values }) => values.find((one) => one.name === name)?.value);

type Stay = { customerName: string; status: string; roomType: string | null; total: number | null };
async function stays(search: string): Promise<Stay[]> {
  return (await staff("GET", `Booking?limit=50&search=${search}&OrderBy=name&direction=asc`)).data as Stay[];
}

test("a booking keeps the status that its file names: who was refused takes no rooms", async () => {
  const preview = await send(
    "bookings",
    `${heading}Arif,9000000001,Willow Bank,14-12-2030,16-12-2030,Rejected
Arif,9000000001,Willow Bank,14-12-2030,16-12-2030,Confirmed
Bilal Arif,9000000002,Willow Bank,14-12-2029,16-12-2029,Accepted
Chand Arif,9000000003,Willow Bank,14-12-2030,16-12-2030,cancelled
Dara Arif,9000000004,Willow Bank,14-12-2030,16-12-2030,New
Esha Arif,9000000005,Willow Bank,14-12-2030,16-12-2030,
`,
  );
  expect([preview.fresh, preview.faulty]).toEqual([6, 0]);
  expect(valuesOf(preview, "Status")).toEqual([
    "Rejected",
    "Accepted",
    "Completed",
    "Rejected",
    "New",
    undefined,
  ]);
  expect((await write(preview)).state).toBe("done");
  const stored = (await stays("Arif")).map(({ customerName, status }) => `${customerName} ${status}`);
  expect(stored.toSorted()).toEqual([
    "Arif Accepted",
    "Arif Rejected",
    "Bilal Arif Completed",
    "Chand Arif Rejected",
    "Dara Arif ",
    "Esha Arif Accepted",
  ]);
  expect((await staff("GET", "Notification")).data).toEqual([]);
  expect((await staff("PUT", "Import/undo", { token: preview.token })).status).toBe(200);
});

test("a status that is none is a fault in its column, and so is a stay completed before its end", async () => {
  const preview = await send(
    "bookings",
    `${heading}Farid,9000000001,Willow Bank,14-12-2030,16-12-2030,Paid
Gita,9000000001,Willow Bank,14-12-2030,16-12-2030,Completed
`,
  );
  expect(preview.page.map(({ faults }) => faults)).toEqual([
    [
      {
        column: "Status",
        message:
          "“Paid” is no status of a stay: write New, Pending, Accepted, Rejected or Completed, or choose “Not in this file” for it under Columns",
      },
    ],
    [{ column: "Status", message: "This stay is not over yet: it can be Accepted, not Completed" }],
  ]);
  const guests = await send(
    "guests",
    `${heading}Hari,9000000001,Willow Bank,14-12-2029,16-12-2029,Cancelled
Indu,9000000001,Willow Bank,14-12-2029,16-12-2029,Accepted
`,
  );
  expect(valuesOf(guests, "Status")).toEqual(["Rejected", "Completed"]);
});

const client = createClient(async (url) => {
  const reply = await staff("GET", url.replace(/^\/api\//, ""));
  return { headers: new Headers(), json: async () => reply };
});

async function exported(name: string): Promise<string> {
  return new Response(await findExport(name)?.write(client, new URLSearchParams())).text();
}

test("an exported list of bookings is taken back as it was", async () => {
  const dates = { checkInDate: "2030-07-01", checkOutDate: "2030-07-03" };
  for (const [customerName, status] of [
    ["Kamal Reshi", "Accepted"],
    ["Lala Reshi", "Rejected"],
    ["Mir Reshi", "Pending"],
  ]) {
    const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, { customerName, ...dates }));
    const { id } = data as { id: number };
    await staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { customerName, ...dates, status }));
  }
  const before = await stays("Reshi");
  const file = await exported("bookings.csv");
  expect((await send("bookings", file)).known).toBe(3);
  for (const { id } of before as unknown as { id: number }[]) await staff("DELETE", `Booking/byId?Id=${id}`);
  const preview = await send("bookings", file);
  expect([preview.fresh, preview.faulty]).toEqual([3, 0]);
  await write(preview);
  const shown = (all: Stay[]) =>
    all.map(({ customerName, status, roomType, total }) => ({ customerName, status, roomType, total }));
  expect(shown(await stays("Reshi"))).toEqual(shown(before));
});

test("an exported list of packages is taken back as it was", async () => {
  await addPackage(staff, {
    tourName: "Lake and Meadow",
    tourFeatures: ["Breakfast, dinner"],
    tourHighlights: ["Shikara, one hour", "Gondola"],
    notIncluded: ["Tickets"],
    tourPlan: [
      { day: 1, planHeading: "Arrival", planDescription: "Tea waits.\nThen the lake | at dusk: slowly" },
      { day: 2, planHeading: "Gulmarg", planDescription: "Up to the meadow" },
    ],
    season: "April to October",
    groupSize: "2 to 8 guests",
    car: "Innova",
    effort: "Easy walks",
  });
  const all = async () => (await staff("GET", "Package")).data as { id: number; version: number }[];
  const [before] = await all();
  const file = await exported("packages.csv");
  expect((await send("packages", file)).known).toBe(1);
  await staff("DELETE", `Package/byId?Id=${before?.id}`);
  const preview = await send("packages", file);
  expect(preview.page).toMatchObject([{ state: "new", faults: [] }]);
  await write(preview);
  const [after] = await all();
  expect({ ...after, id: 0 }).toEqual({ ...before, id: 0 });
});

test("an exported list of houses and rooms is taken back as it was", async () => {
  const emptyId = await addHotel(staff, { hotelName: "Pine House", kind: "homestay" });
  const roomId = await addRoom(staff, emptyId, {
    rentPerNight: 5200,
    noBeds: 3,
    maxAdults: 4,
    roomNumber: "7",
  });
  await addHotel(staff, { hotelName: "Reed Bank" });
  const file = await exported("rooms.csv");
  const [first] = (await staff("GET", `Rooms?Id=${emptyId}`)).data as [Record<string, unknown>];
  expect((await send("hotels", file)).known).toBe(3);
  await staff("DELETE", `Rooms/byId?Id=${roomId}`);
  await staff("DELETE", `Hotel/byId?Id=${emptyId}`);
  const preview = await send("hotels", file);
  expect([preview.fresh, preview.known, preview.faulty]).toEqual([1, 2, 0]);
  await write(preview);
  const [hotel] = (await staff("GET", "Hotel/AllUser?search=Pine")).data as [{ id: number; kind: string }];
  const [again] = (await staff("GET", `Rooms?Id=${hotel.id}`)).data as [Record<string, unknown>];
  expect(hotel.kind).toBe("homestay");
  expect({ ...again, id: 0, hotelId: 0 }).toEqual({ ...first, id: 0, hotelId: 0 });
});

test("an exported list of cab prices is taken back as it was", async () => {
  const added = [
    { note: "Chains, and a note with “signs”; all of it" },
    { per: "day", suv: 3000 },
    { per: "night", car: 300, suv: 400 },
  ];
  for (const rate of added) await staff("POST", "CabRate", cabRateFormFor(rate));
  const all = async () => (await staff("GET", "CabRate?sortExpression=asc")).data as { id: number }[];
  const before = await all();
  const file = await exported("cab-prices.csv");
  expect((await send("cabs", file)).known).toBe(3);
  for (const { id } of before) await staff("DELETE", `CabRate/byId?Id=${id}`);
  const preview = await send("cabs", file);
  expect([preview.fresh, preview.faulty]).toEqual([3, 0]);
  await write(preview);
  expect((await all()).map((rate) => ({ ...rate, id: 0 }))).toEqual(
    before.map((rate) => ({ ...rate, id: 0 })),
  );
});

test("a plan whose days have their numbers may have several lines for each", async () => {
  const plan = `"Day 1: Arrival\nInto the houseboat\n\nDay 2 - Gulmarg: up"`;
  const heading = "Tour name,Description,Location,Starting rate,Itinerary";
  const preview = await send("packages", `${heading}\nMeadows,Two days,Gulmarg,9000,${plan}\n`);
  expect(preview.page).toMatchObject([{ state: "new", faults: [] }]);
  await write(preview);
  const [made] = (await staff("GET", "Package?search=Meadows")).data as [{ tourPlan: string }];
  expect(JSON.parse(made.tourPlan)).toMatchObject([
    { planHeading: "Arrival", planDescription: "Into the houseboat" },
    { planHeading: "Gulmarg", planDescription: "up" },
  ]);
});

test("a day's number may have the long dash after it that spreadsheets make of a hyphen", async () => {
  const plan = '"Day 1 – Arrival\nInto the houseboat\nDay 2 — Sonamarg: up"';
  const heading = "Tour name,Description,Location,Starting rate,Itinerary";
  const preview = await send("packages", `${heading}\nGlaciers,Two days,Sonamarg,9000,${plan}\n`);
  await write(preview);
  const [made] = (await staff("GET", "Package?search=Glaciers")).data as [{ tourPlan: string }];
  expect(JSON.parse(made.tourPlan)).toMatchObject([
    { planHeading: "Arrival", planDescription: "Into the houseboat" },
    { planHeading: "Sonamarg", planDescription: "up" },
  ]);
});
