import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { createClient } from "#contract/client.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { findExport } from "#app/features/export/export-list.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  enquiryFormFor,
  idOf,
  sendFile,
} from "#test/support/factories.ts";

/* A stay in the price of a package costs nothing of its own, also after it went through a file. */

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId = 0;
let enquiryId = 0;
let day = "";

beforeAll(async () => {
  hotelId = await addHotel(staff, { hotelName: "Pine House" });
  await addRoom(staff, hotelId, { noOfRooms: 9 });
  enquiryId = await idOf(app.call("POST", "PackageBooking", enquiryFormFor(await addPackage(staff))));
  day = addDays(todayInKashmir(app.services.clock.now()), 20);
});

async function bring(text: string) {
  const { token, page, faulty } = await sendFile(staff, "bookings", text);
  expect([faulty, page.flatMap(({ faults }) => faults)]).toEqual([0, []]);
  expect((await staff("POST", "Import", { token })).message).toBe("Imported");
}

const stays = async () => (await staff("GET", "Booking?limit=100")).data as Booking[];

const client = createClient(async (url) => {
  const reply = await staff("GET", url.replace(/^\/api\//, ""));
  return { headers: new Headers(), json: async () => reply };
});

test("a stay that was exported comes back in the price of its enquiry, and stays so on other dates", async () => {
  const dates = { checkInDate: day, checkOutDate: addDays(day, 2) };
  const id = await idOf(
    staff("POST", "Booking/desk", bookingFormFor(hotelId, { ...dates, packageBookingId: enquiryId })),
  );
  const file = await new Response(
    await findExport("bookings.csv")?.write(client, new URLSearchParams()),
  ).text();
  await staff("DELETE", `Booking/byId?Id=${id}`);
  await bring(file);
  const [back] = await stays();
  const inPackage = { status: "Accepted", packageBookingId: enquiryId, total: 0, due: 0 };
  expect(back).toMatchObject(inPackage);
  const moved = { ...back, checkOutDate: addDays(day, 3) };
  expect((await staff("PUT", `Booking/${back?.id}`, moved)).status).toBe(200);
  expect((await stays())[0]).toMatchObject({ ...inPackage, checkOutDate: moved.checkOutDate });
});

test("an enquiry that is not here is a fault of its row, and so is a total of its own", async () => {
  const { reference } = (await staff("GET", `PackageBooking/byId?Id=${enquiryId}`)).data as Booking;
  const row = (name: string, of: string, total: string) =>
    `${name},9000000001,Pine House,${addDays(day, 40)},${addDays(day, 42)},${of},${total}`;
  const columns = "Guest,Mobile,Hotel,Check-in,Check-out,In the price of,Total";
  const rows = [row("Asha", "PKG-NONE", ""), row("Bilal", reference.toLowerCase(), "9000")];
  const { page } = await sendFile(staff, "bookings", [columns, ...rows].join("\n"));
  expect(page.map(({ faults }) => faults)).toEqual([
    [
      {
        column: "In the price of",
        message: "There is no package enquiry PKG-NONE: choose “Not in this file” for it under Columns",
      },
    ],
    [
      {
        column: "Total",
        message: "A stay in the price of a package has no total of its own: leave it empty",
      },
    ],
  ]);
});

test("a fault of a very long reference says the beginning of it", async () => {
  const row = `Asha,9000000001,Pine House,${addDays(day, 40)},${addDays(day, 42)},${"PK".repeat(2500)}`;
  const text = `Guest,Mobile,Hotel,Check-in,Check-out,In the price of\n${row}`;
  const { page } = await sendFile(staff, "bookings", text);
  const [fault] = page[0]?.faults ?? [];
  expect(fault?.message).toContain(`There is no package enquiry ${"PK".repeat(10)}:`);
});

test("a stay of a package that is over comes back in its price too", async () => {
  const { reference } = (await staff("GET", `PackageBooking/byId?Id=${enquiryId}`)).data as Booking;
  const columns = "Guest,Mobile,Hotel,Check-in,Check-out,Status,In the price of";
  const past = [addDays(day, -40), addDays(day, -38)];
  await bring(`${columns}\nChandra,9000000002,Pine House,${past.join()},Completed,${reference}`);
  expect((await stays()).find(({ customerName }) => customerName === "Chandra")).toMatchObject({
    status: "Completed",
    packageBookingId: enquiryId,
    total: 0,
    due: 0,
  });
});
