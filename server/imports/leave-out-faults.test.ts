import { beforeAll, expect, test } from "vitest";
import type { Import } from "#contract/import-view.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, sendFile } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

beforeAll(async () => {
  await addRoom(staff, await addHotel(staff, { hotelName: "Willow Bank" }), { noOfRooms: 2 });
});

const send = (rows: readonly string[]) =>
  sendFile(staff, "bookings", `Guest,Phone,Hotel,Check-in,Check-out\n${rows.join("\n")}\n`);

const leaveOut = (token: string) => staff("PUT", "Import/leftOut", { token });
const good = (name: string, day = "14") => `${name},9000000001,Willow Bank,${day}-12-2030,16-12-2030`;
const bad = (name: string) => `${name},12,Willow Bank,14-12-2030,16-12-2030`;

test("rows with faults are left out of a preview, named, and the others are imported whole", async () => {
  const { token } = await send([good("Asha"), bad("Bina"), good("Carl"), bad("Dara")]);
  const { status, data } = await leaveOut(token);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    state: "ready",
    rows: 2,
    fresh: 2,
    faulty: 0,
    note: "Rows 3, 5 are left out",
  });
  expect((data as Import).page.map(({ row, title }) => [row, title])).toEqual([
    [2, "Asha, Willow Bank"],
    [4, "Carl, Willow Bank"],
  ]);
  expect((await staff("POST", "Import", { token })).data).toMatchObject({ state: "done", fresh: 2 });
  expect((await staff("GET", "Booking?limit=9")).pageInfo?.totalRecords).toBe(2);
  expect((await leaveOut(token)).status).toBe(409);
});

test("the others are looked over again: what fits without the rows that are left out is shown", async () => {
  const { token, faulty, page } = await send([bad("Esha"), good("Faiz", "15"), good("Gita", "15")]);
  // The house is full since the first test.
  expect([faulty, page.map(({ state }) => state)]).toEqual([3, ["fault", "fault", "fault"]]);
  expect(await leaveOut(token)).toMatchObject({ status: 409, message: /Each row has a fault/ });
  const mixed = await send([bad("Esha"), "Faiz,9000000006,Willow Bank,15-12-2031,16-12-2031"]);
  expect((await leaveOut(mixed.token)).data).toMatchObject({ rows: 1, fresh: 1, note: "Row 2 is left out" });
  const columns = Object.entries(mixed.columns).map(([field, column]) => ({ field, column }));
  const again = await staff("PUT", "Import/columns", { token: mixed.token, columns });
  expect(again.data).toMatchObject({ rows: 1, fresh: 1, note: "Row 2 is left out" });
});

test("of a preview without faults nothing is left out, and strangers leave nothing out", async () => {
  const { token } = await send(["Hari,9000000006,Willow Bank,15-12-2032,16-12-2032"]);
  expect((await leaveOut(token)).status).toBe(409);
  expect((await leaveOut("unknown")).status).toBe(404);
  expect((await app.call("PUT", "Import/leftOut", { token })).status).toBe(401);
});

test("dates stay as all rows together have them, when those are left out that say which number is the month", async () => {
  const rows = [
    "Asha,9000000001,Willow Bank,11/05/33,11/07/33",
    'Bina,9000000002,Willow Bank,"Mon, 11/07/33","Wed, 11/09/33"',
    "Carl,12,Willow Bank,11/26/33,11/28/33",
  ];
  const { token, note, page, columns } = await send(rows);
  const arrivals = ({ page: shown }: Pick<Import, "page">) =>
    shown.map(({ values }) => values.find(({ name }) => name === "Check-in")?.value);
  expect(note).toMatch(/^The dates of this file have the month before the day/);
  // So that they are read the same in a file of these rows alone.
  expect(arrivals({ page })).toEqual(["Sat, 5 Nov 2033", "Mon, 7 Nov 2033", "Sat, 26 Nov 2033"]);
  const left = (await leaveOut(token)).data as Import;
  expect([left.fresh, left.faulty, left.note]).toEqual([2, 0, "Row 4 is left out"]);
  expect(arrivals(left)).toEqual(["Sat, 5 Nov 2033", "Mon, 7 Nov 2033"]);
  const chosen = Object.entries(columns).map(([field, column]) => ({ field, column }));
  const again = await staff("PUT", "Import/columns", { token, columns: chosen });
  expect(arrivals(again.data as Import)).toEqual(arrivals(left));
});
