import { beforeAll, expect, test } from "vitest";
import type { Import } from "#contract/import-view.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, sendFile } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const inDays = (days: number) => addDays(todayInKashmir(app.services.clock.now()), days);
const heading = "Guest,Phone,Hotel,Room type,Rooms,Adults,Children,Check-in,Check-out,Status";

beforeAll(async () => {
  const hotelId = await addHotel(staff, { hotelName: "Poplar House" });
  await addRoom(staff, hotelId, { roomType: 4, maxAdults: 2, maxChild: 1, noOfRooms: 4 });
});

const rowsOf = async (...rows: string[]) => {
  const { page } = await sendFile(staff, "bookings", [heading, ...rows].join("\n"));
  return page.map(({ state, note, values }) => ({
    state,
    note,
    rooms: values.filter(({ name }) => /room/i.test(name)).map(({ value }) => value),
  }));
};
const stay = (type: string, party: string, status: string, guest = "Rahim") =>
  `${guest},9000000001,Poplar House,${type},${party},${inDays(10)},${inDays(12)},${status}`;

test("a party that the rooms of its row do not sleep is noted, and the row is no fault", async () => {
  const rows = await rowsOf(
    stay("Twin Room", "1,4,1", "New", "Rahim"),
    stay("Twin Room", "2,4,1", "New", "Sadiq"),
    stay("Twin Room", "1,2,1", "New", "Tariq"),
  );
  expect(rows).toEqual([
    {
      state: "new",
      note: "4 adults and 1 child in 1 room: Twin Room sleeps 2 adults and 1 child, so they would need 2 rooms",
      rooms: ["Twin Room", "1"],
    },
    { state: "new", note: undefined, rooms: ["Twin Room", "2"] },
    { state: "new", note: undefined, rooms: ["Twin Room", "1"] },
  ]);
});

test("a stay that names no room type is shown with the rooms that it gets, and noted where they are more", async () => {
  expect(await rowsOf(stay("", "1,4,0", "Accepted"), stay("", ",2,0", "Accepted", "Sadiq"))).toEqual([
    {
      state: "new",
      note: "4 adults do not fit into 1 room: they get 2 rooms",
      rooms: ["Twin Room", "2"],
    },
    { state: "new", note: undefined, rooms: ["Twin Room", "1"] },
  ]);
});

test("a preview says how many rows have such a note, and shows them alone", async () => {
  const fits = (guest: string) => stay("Twin Room", "1,2,0", "New", guest);
  const rows = [fits("Umar"), stay("Twin Room", "1,4,1", "New", "note"), fits('"note": Wasim')];
  const { token, noted } = await sendFile(staff, "bookings", [heading, ...rows].join("\n"));
  expect(noted).toBe(1);
  const { data } = await staff("GET", `Import?token=${token}&noted=true`);
  expect((data as Import).page.map(({ row }) => row)).toEqual([3]);
  expect(await sendFile(staff, "bookings", [heading, fits("Yusuf")].join("\n"))).not.toHaveProperty("noted");
});

test("accepted rooms of a named type are refused to more than they sleep, as at the desk", async () => {
  const [row] = await rowsOf(stay("Twin Room", "1,4,0", "Accepted"));
  expect(row).toMatchObject({ state: "fault", note: undefined });
});
