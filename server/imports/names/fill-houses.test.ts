import { beforeAll, expect, test } from "vitest";
import type { Import } from "#contract/import-view.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, sendFile } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const inDays = (days: number) => addDays(todayInKashmir(app.services.clock.now()), days);

beforeAll(async () => {
  for (const hotelName of ["Poplar House", "Willow House"]) {
    const hotelId = await addHotel(staff, { hotelName });
    await addRoom(staff, hotelId, { roomType: 4, maxAdults: 2, noOfRooms: 9 });
  }
});

const heading = "Hotel,Guest,Phone,Adults,Check-in,Check-out";
const stay = (house: string, guest: string) => `${house},${guest},9000000001,2,${inDays(10)},${inDays(12)}`;
const send = (...rows: string[]) => sendFile(staff, "bookings", [heading, ...rows].join("\n"));
const fill = (token: string) => staff("PUT", "Import/houses", { token });

test("a register that writes each house once is asked about, and read so only when staff say yes", async () => {
  const { token, faulty, withoutHouse } = await send(
    stay("Poplar House", "Rahim"),
    stay("", "Sadiq"),
    stay("Willow House", "Tariq"),
    stay("", "Umar"),
    stay("", "Wasim"),
  );
  expect([faulty, withoutHouse]).toEqual([3, 3]);
  const { data } = await fill(token);
  const { page, note, ...looked } = data as Import;
  expect(looked).toMatchObject({ state: "ready", faulty: 0, fresh: 5 });
  expect(looked).not.toHaveProperty("withoutHouse");
  expect(note).toContain("Rows without a house are read as the one above");
  expect(page.map(({ title }) => title)).toEqual([
    "Rahim, Poplar House",
    "Sadiq, Poplar House",
    "Tariq, Willow House",
    "Umar, Willow House",
    "Wasim, Willow House",
  ]);
  expect((await fill(token)).status).toBe(409);
});

test("rows above the first house are nobody's: such a file is not asked about", async () => {
  const { token, faulty, withoutHouse } = await send(stay("", "Yusuf"), stay("Poplar House", "Zahid"));
  expect([faulty, withoutHouse]).toEqual([1, undefined]);
  expect((await fill(token)).status).toBe(409);
});

test("in a file of houses the room types below a house are its own", async () => {
  const file = [
    "Hotel,Description,Address,PIN,Room type,Rent",
    "New House,Trees,Gulmarg,193403,Deluxe Double,4000",
    ",,,,Twin Room,3000",
  ];
  const { token, withoutHouse } = await sendFile(staff, "hotels", file.join("\n"));
  expect(withoutHouse).toBe(1);
  expect((await fill(token)).data).toMatchObject({ faulty: 0, fresh: 2 });
});
