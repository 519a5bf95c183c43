import type { ServerResponse } from "node:http";
import { beforeEach, expect, test } from "vitest";
import type { PortalCalendar } from "#contract/portal-calendars.ts";
import { appOfFile, portalOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addRoom,
  blockFormFor,
  bookingFormFor,
  idOf,
  importFormFor,
} from "#test/support/factories.ts";
import { portalCalendar, type PortalEntry } from "#test/support/fake-portal.ts";
import { portalReads } from "./portals-job.ts";

const app = appOfFile({ publicUrl: "https://stay.example" });
const staff = staffOfFile(app);
const portal = portalOfFile(app);
let links = 0;

beforeEach(() => portal.has());

async function addHouse(noOfRooms = 1) {
  const hotelId = await addHotel(staff);
  return { hotelId, roomId: await addRoom(staff, hotelId, { noOfRooms }) };
}

const formFor = (roomId: number, change: Record<string, unknown> = {}) => ({
  roomId,
  name: "Airbnb",
  importUrl: `https://portal.example/${(links += 1)}.ics?s=secret`,
  ...change,
});
const join = (roomId: number, change: Record<string, unknown> = {}) =>
  idOf(staff("POST", "PortalCalendar", formFor(roomId, change)));
const calendarOf = async (id: number) =>
  (await staff("GET", `PortalCalendar/byId?Id=${id}`)).data as PortalCalendar;
const read = async (id: number) => {
  app.clock.forward(60);
  return (await staff("PUT", `PortalCalendar/${id}/read`)).data as PortalCalendar;
};
const told = async (id: number) => {
  const { exportKey } = await calendarOf(id);
  const { data } = await app.call("GET", `PortalCalendar/nights?key=${exportKey}`);
  return (data as { stretches: { firstNight: string; freeFrom: string }[] }).stretches.map(
    ({ firstNight, freeFrom }) => `${firstNight} ${freeFrom}`,
  );
};
async function freeOn(hotelId: number, night: string, next: string): Promise<number> {
  const { data } = await app.call("GET", `Availability?hotelId=${hotelId}&checkIn=${night}&checkOut=${next}`);
  return (data as { free: number }[])[0]?.free ?? -1;
}
const emails = async () => {
  const rows = await app.services.db.executor
    .selectFrom("outbox")
    .select(["subject", "body"])
    .where("kind", "=", "calendar")
    .execute();
  return rows.map(({ subject, body }) => `${subject}\n${body}`);
};
const blocksOf = async (hotelId: number) =>
  (await staff("GET", `RoomBlock?hotelId=${hotelId}`)).data as {
    id: number;
    firstNight: string;
    freeFrom: string;
    reason: string;
    portal: string;
    version: number;
  }[];

/** An answer that wants to go on in another protocol. */
function switchProtocols(response: ServerResponse): void {
  response.socket?.end("HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n");
}

test("a portal's booking holds a room here, moves with it, and is let go when it is gone", async () => {
  const { hotelId, roomId } = await addHouse();
  const id = await join(roomId);
  portal.has(["a", "2030-06-10", "2030-06-12"], ["b", "2030-06-20", "2030-06-21"]);
  expect(await read(id)).toMatchObject({ entries: 2, held: 2, clashes: [], fault: "" });
  expect(await freeOn(hotelId, "2030-06-11", "2030-06-12")).toBe(0);
  expect((await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId }))).status).toBe(409);
  portal.has(["a", "2030-06-14", "2030-06-16"], ["b", "2030-06-20", "2030-06-21"]);
  await read(id);
  expect(await freeOn(hotelId, "2030-06-11", "2030-06-12")).toBe(1);
  expect(await freeOn(hotelId, "2030-06-15", "2030-06-16")).toBe(0);
  portal.has(["b", "2030-06-20", "2030-06-21"]);
  expect(await read(id)).toMatchObject({ entries: 1, held: 1 });
  expect(await freeOn(hotelId, "2030-06-15", "2030-06-16")).toBe(1);
  expect(await blocksOf(hotelId)).toMatchObject([{ reason: "Airbnb: booked", portal: "Airbnb" }]);
});

test("a portal is told what is taken here, not what it holds itself, and no name", async () => {
  const { hotelId, roomId } = await addHouse();
  const [airbnb, other] = [await join(roomId), await join(roomId, { name: "Booking.com" })];
  await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId }));
  portal.has(["a", "2030-06-20", "2030-06-22"]);
  await read(airbnb);
  expect(await told(airbnb)).toEqual(["2030-06-10 2030-06-12"]);
  expect(await told(other)).toEqual(["2030-06-10 2030-06-12", "2030-06-20 2030-06-22"]);
  const { exportKey } = await calendarOf(airbnb);
  const renewed = await staff("PUT", `PortalCalendar/${airbnb}/newLink`);
  expect(renewed.status).toBe(200);
  expect((await app.call("GET", `PortalCalendar/nights?key=${exportKey}`)).status).toBe(404);
  expect(await told(airbnb)).toHaveLength(1);
});

test("of several rooms of a type the first listing is open while any is free, a second while two are", async () => {
  const { hotelId, roomId } = await addHouse(2);
  const [first, second] = [await join(roomId), await join(roomId, { openFromFree: 2 })];
  await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId }));
  expect([await told(first), await told(second)]).toEqual([[], ["2030-06-10 2030-06-12"]]);
});

test("what is sold on both sides is told once, and the free nights of it are held", async () => {
  const { hotelId, roomId } = await addHouse();
  const id = await join(roomId);
  await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId }));
  const before = (await emails()).length;
  portal.has(["a", "2030-06-11", "2030-06-14"], ["c", "2030-06-10", "2030-06-11", "CLOSED - Not available"]);
  expect(await read(id)).toMatchObject({
    held: 1,
    clashes: [
      { firstNight: "2030-06-10", freeFrom: "2030-06-11", isBooking: false },
      { firstNight: "2030-06-11", freeFrom: "2030-06-12", isBooking: true },
    ],
  });
  await read(id);
  const mails = (await emails()).slice(before);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/Airbnb has sold Deluxe.*none is free[^]*11/);
  expect(await freeOn(hotelId, "2030-06-13", "2030-06-14")).toBe(0);
  const { data } = await staff("GET", `Booking?search=${encodeURIComponent("Meera")}`);
  const [stay] = (data as { id: number }[]).toSorted((a, b) => b.id - a.id);
  await staff("DELETE", `Booking/byId?Id=${stay?.id}`);
  expect(await read(id)).toMatchObject({ clashes: [] });
});

test("what Airbnb calls not available is left open unless staff want it closed", async () => {
  const { hotelId, roomId } = await addHouse();
  const id = await join(roomId);
  portal.has(["a", "2030-06-10", "2030-07-10", "Airbnb (Not available)"]);
  expect(await read(id)).toMatchObject({ entries: 0, held: 0 });
  const { version, name, importUrl } = await calendarOf(id);
  await staff("PUT", `PortalCalendar/${id}`, { name, importUrl, closesToo: true, version });
  expect(await read(id)).toMatchObject({ entries: 1, held: 1 });
  expect(await blocksOf(hotelId)).toMatchObject([{ reason: "Airbnb: closed" }]);
});

test("a calendar that cannot be read, or is cut off, lets nothing go", async () => {
  const { hotelId, roomId } = await addHouse();
  const id = await join(roomId);
  portal.has(["a", "2030-06-10", "2030-06-12"]);
  await read(id);
  const faults: [Parameters<typeof portal.answers>[0], RegExp][] = [
    [(response) => response.writeHead(404).end(), /no longer takes this link/],
    [(response) => response.writeHead(503).end(), /could not answer/],
    [
      (response) => response.writeHead(302, { location: "https://portal.example/on" }).end(),
      /leads on and on/,
    ],
    [(response) => response.writeHead(302, { location: "http://portal.example/on" }).end(), /secure/],
    [(response) => response.end("<html>Sign in</html>"), /web page/],
    [(response) => response.end("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"), /cut off/],
    [(response) => response.end("x".repeat(1_100_000)), /longer than any/],
    [(response) => response.socket?.destroy(), /cut off/],
    [switchProtocols, /could not answer/],
  ];
  for (const [answer, fault] of faults) {
    portal.answers(answer);
    expect((await read(id)).fault).toMatch(fault);
    expect(await freeOn(hotelId, "2030-06-11", "2030-06-12")).toBe(0);
  }
  const before = await emails();
  for (let failures = 0; failures < 8; failures += 1) {
    app.clock.forward(5 * 3600);
    await portalReads.run(app.services, new AbortController().signal);
  }
  app.clock.forward(-40 * 3600);
  expect(before).not.toContainEqual(expect.stringMatching(/could not be read for a day/));
  expect(await emails()).toContainEqual(expect.stringMatching(/could not be read for a day/));
});

test("joined anew, a calendar has what it held before", async () => {
  const { hotelId, roomId } = await addHouse(2);
  const url = "https://portal.example/anew.ics";
  const first = await join(roomId, { importUrl: url });
  portal.has(["a", "2030-06-10", "2030-06-12"]);
  await read(first);
  await staff("DELETE", `PortalCalendar/byId?Id=${first}`);
  const second = await join(roomId, { importUrl: `${url}#again` });
  expect(await read(second)).toMatchObject({ importUrl: url, held: 1, clashes: [] });
  expect(await freeOn(hotelId, "2030-06-11", "2030-06-12")).toBe(1);
});

test("a block that staff changed is theirs, and stays when the calendar is joined again", async () => {
  const { hotelId, roomId } = await addHouse();
  const id = await join(roomId);
  portal.has(["a", "2030-06-10", "2030-06-12"]);
  await read(id);
  await staff("DELETE", `PortalCalendar/byId?Id=${id}`);
  const [block] = await blocksOf(hotelId);
  const painting = { firstNight: "2030-06-10", freeFrom: "2030-06-20", reason: "Painting" };
  await staff(
    "PUT",
    `RoomBlock/${block?.id}`,
    blockFormFor(roomId, { ...painting, version: block?.version }),
  );
  await staff("PUT", `PortalCalendar/restore?Id=${id}`);
  portal.has();
  await read(id);
  expect(await blocksOf(hotelId)).toMatchObject([{ ...painting, portal: "" }]);
  expect(await told(id)).toEqual(["2030-06-10 2030-06-20"]);
});

test("of one that has begun nothing of the past is taken anew, though there were more rooms then", async () => {
  const { roomId, hotelId } = await addHouse(2);
  const id = await join(roomId);
  portal.has(["a", "2030-06-01", "2030-06-05"], ["b", "2030-06-01", "2030-06-02"]);
  expect(await read(id)).toMatchObject({ held: 2 });
  app.clock.forward(24 * 3600);
  const size = { noBeds: 1, maxAdults: 2, maxChild: 1, noOfRooms: 1 };
  const fewer = { hotelId, roomType: 2, rentPerNight: 4500, facilities: [], ...size };
  expect((await staff("PUT", `Rooms/${roomId}`, fewer)).status).toBe(200);
  portal.has(["a", "2030-06-01", "2030-06-03"]);
  expect(await read(id)).toMatchObject({ fault: "", held: 1 });
  expect(await freeOn(hotelId, "2030-06-03", "2030-06-04")).toBe(1);
  app.clock.forward(-24 * 3600);
});

test("of a booking for which no room is free staff are told once, though each day less of it is ahead", async () => {
  const { roomId } = await addHouse();
  const id = await join(roomId);
  await staff(
    "POST",
    "RoomBlock",
    blockFormFor(roomId, { firstNight: "2030-06-01", freeFrom: "2030-06-08" }),
  );
  portal.has(["a", "2030-06-01", "2030-06-05"]);
  expect(await read(id)).toMatchObject({ clashes: [{ firstNight: "2030-06-01" }] });
  const before = (await emails()).length;
  app.clock.forward(24 * 3600);
  expect(await read(id)).toMatchObject({ clashes: [{ firstNight: "2030-06-02" }] });
  expect((await emails()).length).toBe(before);
  app.clock.forward(-24 * 3600);
});

test("a calendar that has no entries at once is believed the second time", async () => {
  const { roomId } = await addHouse();
  const id = await join(roomId);
  portal.has(["a", "2030-06-10", "2030-06-12"], ["b", "2030-06-20", "2030-06-21"]);
  await read(id);
  portal.has();
  expect(await read(id)).toMatchObject({ held: 2, fault: expect.stringMatching(/no entries any more/) });
  expect(await read(id)).toMatchObject({ held: 0, fault: "" });
});

test("staff change none of a portal's blocks; no longer joined, what it held can be released", async () => {
  const { hotelId, roomId } = await addHouse();
  const id = await join(roomId);
  portal.has(["a", "2030-06-10", "2030-06-12"]);
  await read(id);
  const [block] = await blocksOf(hotelId);
  const refused = await staff("DELETE", `RoomBlock/byId?Id=${block?.id}`);
  expect([refused.status, refused.message]).toEqual([409, expect.stringMatching(/^Airbnb's calendar holds/)]);
  const change = blockFormFor(roomId, { version: block?.version });
  expect((await staff("PUT", `RoomBlock/${block?.id}`, change)).status).toBe(409);
  await staff("DELETE", `PortalCalendar/byId?Id=${id}`);
  expect(await freeOn(hotelId, "2030-06-11", "2030-06-12")).toBe(0);
  expect((await staff("PUT", `PortalCalendar/restore?Id=${id}`)).status).toBe(200);
  expect(await read(id)).toMatchObject({ held: 1, clashes: [] });
  await staff("DELETE", `PortalCalendar/byId?Id=${id}`);
  expect((await staff("DELETE", `RoomBlock/byId?Id=${block?.id}`)).status).toBe(200);
});

const wrong: [string, (roomId: number) => object, string, RegExp][] = [
  ["no name", (roomId) => formFor(roomId, { name: " " }), "name", /required/],
  [
    "plain http",
    (roomId) => formFor(roomId, { importUrl: "http://portal.example/a.ics" }),
    "importUrl",
    /https/,
  ],
  [
    "a port",
    (roomId) => formFor(roomId, { importUrl: "https://portal.example:8080/a.ics" }),
    "importUrl",
    /https/,
  ],
  [
    "a name in it",
    (roomId) => formFor(roomId, { importUrl: "https://a:b@portal.example/a" }),
    "importUrl",
    /https/,
  ],
  ["a file", (roomId) => formFor(roomId, { importUrl: "file:///etc/passwd" }), "importUrl", /https/],
  [
    "a very long link",
    (roomId) => formFor(roomId, { importUrl: `https://a.example/${"a".repeat(1e6)}` }),
    "importUrl",
    /https/,
  ],
  ["no room type", () => formFor(99_999), "roomId", /does not exist/],
  ["no free room", (roomId) => formFor(roomId, { openFromFree: 0 }), "openFromFree", /from 1 to 500/],
];
test.each(wrong)("%s is refused by the field's name", async (_, form, field, message) => {
  const { roomId } = await addHouse();
  const answer = await staff("POST", "PortalCalendar", form(roomId));
  expect([answer.status, answer.errors]).toEqual([400, { [field]: expect.stringMatching(message) }]);
});

test("no calendar is joined with rooms of a deleted hotel", async () => {
  const { hotelId, roomId } = await addHouse();
  await staff("DELETE", `Hotel/byId?Id=${hotelId}`);
  expect(await staff("POST", "PortalCalendar", formFor(roomId))).toMatchObject({ status: 409 });
});

test("a link that is read already, and one of ours, are refused with what they are", async () => {
  const { roomId } = await addHouse();
  const id = await join(roomId, { importUrl: "webcal://portal.example/once.ics" });
  const { exportKey, importUrl } = await calendarOf(id);
  expect(importUrl).toBe("https://portal.example/once.ics");
  const errorOf = async (url: string) =>
    (await staff("POST", "PortalCalendar", formFor(roomId, { importUrl: url }))).errors?.["importUrl"];
  expect(await errorOf(importUrl)).toMatch(/read already, by Airbnb for Deluxe/);
  expect(await errorOf(`https://other.example/calendar/${exportKey}.ics`)).toMatch(/your own site/);
});

test("entries that came from here are not held, and a calendar without a link is only told", async () => {
  const { roomId } = await addHouse();
  const id = await join(roomId);
  portal.has([`${roomId}-2030-06-10@stay.example`, "2030-06-10", "2030-06-12"]);
  expect(await read(id)).toMatchObject({ entries: 0, held: 0, clashes: [] });
  const only = await join(roomId, { importUrl: "" });
  expect(await staff("PUT", `PortalCalendar/${only}/read`)).toMatchObject({ status: 409 });
});

test("the clock reads each calendar a quarter of an hour after the last time", async () => {
  const { hotelId, roomId } = await addHouse();
  const id = await join(roomId, { importUrl: "https://portal.example/clock" });
  portal.has(["a", "2030-06-10", "2030-06-12"]);
  const times = () => portal.asked.filter((path) => path === "/clock").length;
  const look = () => portalReads.run(app.services, new AbortController().signal);
  await look();
  expect(await freeOn(hotelId, "2030-06-11", "2030-06-12")).toBe(0);
  app.clock.forward(13 * 60);
  await look();
  expect(times()).toBe(1);
  app.clock.forward(120);
  await look();
  expect(times()).toBe(2);
  expect((await calendarOf(id)).lastReadAt).toBe(app.clock.now().toISOString());
});

test("of a guest and a portal who take the last room at once one has it", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { hotelId, roomId } = await addHouse();
    const id = await join(roomId);
    portal.has(["a", "2030-06-10", "2030-06-12"]);
    const [booked, calendar] = await Promise.all([
      staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId })),
      read(id),
    ]);
    const isBooked = booked.status === 201;
    expect([isBooked, calendar.held, calendar.clashes.length]).toEqual(
      isBooked ? [true, 0, 1] : [false, 1, 0],
    );
    expect(await freeOn(hotelId, "2030-06-11", "2030-06-12")).toBe(0);
  }
});

test("two sites that read each other come to rest, and are free when the first of it is", async () => {
  const [here, there] = [await addHouse(), await addHouse()];
  const [a, b] = [await join(here.roomId), await join(there.roomId)];
  const ids = {
    [new URL((await calendarOf(a)).importUrl).pathname]: b,
    [new URL((await calendarOf(b)).importUrl).pathname]: a,
  };
  const answer = async (response: ServerResponse, path: string) => {
    const other = ids[path.split("?", 1)[0] ?? ""] ?? 0;
    const entries = (await told(other)).map((stretch): PortalEntry => {
      const [from = "", to = ""] = stretch.split(" ");
      return [`${other}-${from}@other.example`, from, to, "Not available"];
    });
    response.end(portalCalendar(entries));
  };
  portal.answers((response, request) => void answer(response, request.url ?? ""));
  const block = await idOf(staff("POST", "RoomBlock", blockFormFor(here.roomId)));
  const state = async () => [await told(a), await told(b), (await read(a)).held, (await read(b)).held];
  await read(b);
  for (let round = 0; round < 10; round += 1)
    expect(await state()).toEqual([["2030-06-10 2030-06-13"], [], 0, 1]);
  await staff("DELETE", `RoomBlock/byId?Id=${block}`);
  await state();
  expect(await state()).toEqual([[], [], 0, 0]);
});

test("an import of houses is not undone under a calendar", async () => {
  const list =
    "Hotel,Description,Address,PIN,Room type,Rent\nReed House,Reeds.,1 Lane,190001,Deluxe Double,4000\n";
  const { token } = (await staff("POST", "Import", importFormFor("hotels", list))).data as { token: string };
  await staff("POST", "Import", { token });
  const hotels = (await staff("GET", "Hotel/AllUser?search=reed")).data as { id: number }[];
  const rooms = (await staff("GET", `Rooms?Id=${hotels[0]?.id}`)).data as { id: number }[];
  const id = await join(rooms[0]?.id ?? 0);
  expect(await staff("PUT", "Import/undo", { token })).toMatchObject({
    status: 409,
    message: expect.stringMatching(/has calendars of portals/),
  });
  await staff("DELETE", `PortalCalendar/byId?Id=${id}`);
  expect((await staff("PUT", "Import/undo", { token })).status).toBe(200);
});

test("only staff see calendars, and nobody else's key opens one", async () => {
  expect((await app.call("GET", "PortalCalendar")).status).toBe(401);
  expect((await app.call("GET", "PortalCalendar/nights?key=none")).status).toBe(404);
  expect((await app.call("GET", "PortalCalendar/nights")).status).toBe(400);
});
