import { beforeAll, expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import { writeFaults } from "#app/features/import/write-faults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, sendFile } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const client = createClient(async (url) => {
  const reply = await staff("GET", url.replace(/^\/api\//, ""));
  return { headers: new Headers(), json: async () => reply };
});

beforeAll(async () => {
  await addRoom(staff, await addHotel(staff, { hotelName: "Willow Bank" }), { noOfRooms: 500 });
});

const send = (content: string) => sendFile(staff, "bookings", content);

test("the rows with faults are a file that says what is wrong with each, and is imported once it is right", async () => {
  const row = (name: string, phone: string) =>
    `${name},${phone},Agent 7,Willow Bank,11/05/30,11/26/30,"=1+1, late"`;
  const names = Array.from({ length: 120 }, (_, index) => `Guest ${index}`);
  const { token, faulty } = await send(
    [
      "Guest,Phone,Agent,House,Arrival,Departure,Note",
      row("Asha", "9000000001"),
      ...names.map((name) => row(name, "0012")),
    ].join("\n"),
  );
  expect(faulty).toBe(120);
  const file = await writeFaults(client, token);
  const lines = file.split("\r\n");
  expect(lines[0]).toBe(
    '\uFEFF"Guest","Phone","Hotel","Check-in","Check-out","Special request","What is wrong"',
  );
  expect(lines[1]).toBe(
    `"Guest 0","'0012","Willow Bank","Tue, 5 Nov 2030","Tue, 26 Nov 2030","'=1+1, late","Phone: “0012” is no phone number: write at least 10 digits, such as 9000000001"`,
  );
  expect([lines.length, lines.at(-2)?.startsWith('"Guest 119"')]).toEqual([122, true]);
  const again = await send(file);
  expect([again.fresh, again.faulty, again.note]).toEqual([0, 120, ""]);
  expect(await writeFaults(client, again.token)).toBe(file);
  const right = await send(file.replaceAll("'0012", "9000000002"));
  expect([right.fresh, right.faulty]).toEqual([120, 0]);
});
