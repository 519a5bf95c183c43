import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import type { Import } from "#contract/import-view.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor, importFormFor, sendFile } from "#test/support/factories.ts";
import { countStays, listOfGuests } from "#test/support/list-of-guests.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;

beforeAll(async () => {
  hotelId = await addHotel(staff, { hotelName: "Pine House" });
});

async function previewOf(guests: number, who: string): Promise<Import> {
  const { token } = await sendFile(staff, "guests", listOfGuests(guests, who));
  return until(token, ({ state }) => state !== "reading");
}

async function tokenOfLatest(): Promise<string> {
  for (;;) {
    const [latest] = (await staff("GET", "Import/all")).data as Import[];
    if (latest?.state === "reading") return latest.token;
    await pause(5);
  }
}

async function look(token: string): Promise<Import> {
  return (await staff("GET", `Import?token=${token}&limit=1`)).data as Import;
}

async function until(token: string, isSo: (now: Import) => boolean): Promise<Import> {
  for (;;) {
    const now = await look(token);
    if (isSo(now)) return now;
    await pause(5);
  }
}

const stays = (who: string) => countStays(app.services.db, who);

test("a guest's booking is answered while a long file is looked over; then it is written whole", async () => {
  const sent = staff("POST", "Import", importFormFor("guests", listOfGuests(400, "Walnut")));
  const token = await tokenOfLatest();
  const { status } = await app.call("POST", "Booking", bookingFormFor(hotelId));
  const meanwhile = await look(token);
  expect([status, meanwhile.state]).toEqual([201, "reading"]);
  await sent;
  expect((await until(token, ({ state }) => state !== "reading")).fresh).toBe(400);
  await staff("POST", "Import", { token });
  const over = await until(token, ({ state }) => state !== "writing");
  expect([over.state, over.fresh, over.known]).toEqual(["done", 400, 0]);
  expect(await stays("Walnut")).toBe(400);
});

test("the same long file makes nothing twice, and is undone whole", async () => {
  const [latest] = (await staff("GET", "Import/all")).data as Import[];
  const token = latest?.token ?? "";
  expect((await previewOf(400, "Walnut")).known).toBe(400);
  const [first] = (await staff("GET", "Booking?search=Walnut&limit=1")).data as { id: number }[];
  await staff("DELETE", `Booking/byId?Id=${first?.id ?? 0}`);
  expect((await staff("PUT", "Import/undo", { token })).status).toBe(200);
  expect((await look(token)).state).toBe("undone");
  expect(await stays("Walnut")).toBe(0);
  expect((await staff("PUT", "Import/undo", { token })).status).toBe(409);
});

test("a long import that no longer fits half way leaves nothing", async () => {
  const { token } = await previewOf(400, "Saffron");
  const writing = staff("POST", "Import", { token });
  await until(token, ({ state, done }) => state === "writing" && done > 220);
  // The last row's house is gone by now.
  await staff("DELETE", `Hotel/byId?Id=${hotelId}`);
  await writing;
  const over = await until(token, ({ state }) => state !== "writing");
  expect([
    ["ready", 0],
    ["done", 400],
  ]).toContainEqual([over.state, await stays("Saffron")]);
  if (over.state === "ready") expect(over.note).toMatch(/^Nothing was imported/);
});
