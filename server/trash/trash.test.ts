import { expect, test } from "vitest";
import { deletableKinds } from "#contract/record-kinds.ts";
import type { TrashEntry } from "#contract/trash.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  blockFormFor,
  cabRateFormFor,
  extraFormFor,
  ratePeriodFormFor,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
  queryFormFor,
  reviewFormFor,
  idOf,
} from "#test/support/factories.ts";
import { plainKinds } from "#test/support/plain-kinds.ts";
import { smallPicture } from "#test/support/pictures/sample-pictures.ts";
import { uploadForm } from "#test/support/pictures/upload-site.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function send(path: string, body: unknown): Promise<number> {
  return idOf(staff("POST", path, body));
}

test("a record of every kind is in it under the name by which people know it", async () => {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { noOfRooms: 5 });
  const packageId = await addPackage(staff);
  const bookingId = await send("Booking", bookingFormFor(hotelId));
  const payment = { bookingId, amount: 2500, method: "Cash" };
  const picture = await smallPicture(40, 30).jpeg().toBuffer();
  const titled = await send("Upload", uploadForm(picture, { Module: "gallery", title: "Reeds" }));
  const nameless = await send("Upload", uploadForm(picture, { Module: "gallery" }));
  const sent: [path: string, id: number][] = [
    ["Payment", await send("Payment", payment)],
    ["RoomBlock", await send("RoomBlock", blockFormFor(roomId))],
    ["PortalCalendar", await send("PortalCalendar", { roomId, name: "Airbnb" })],
    ["RatePeriod", await send("RatePeriod", ratePeriodFormFor(roomId))],
    ["Extra", await send("Extra", extraFormFor(hotelId))],
    ["CabRate", await send("CabRate", cabRateFormFor())],
    ["PackageBooking", await send("PackageBooking", enquiryFormFor(packageId))],
    ["CabBooking", await send("CabBooking", cabFormFor())],
    ["CustomerFeedBack", await send("CustomerFeedBack", reviewFormFor())],
    ["CustomerFeedBack/Query", await send("CustomerFeedBack/Query", queryFormFor())],
    ["Upload", titled],
    ["Upload", nameless],
    ["RoomType", await send("RoomType", { name: "Super Deluxe" })],
    ["Facility", await send("Facility", { name: "Bonfire" })],
    ["Notice", await send("Notice", { text: "Zojila is shut", until: "2030-06-09" })],
    ["Booking", bookingId],
    ["Package", packageId],
    ["Rooms", roomId],
    ["Hotel", hotelId],
  ];
  const others = plainKinds.filter(({ kind }) => kind !== "reviews" && kind !== "queries");
  for (const { path, form } of others) sent.push([path, await send(path, form())]);
  for (const [path, id] of sent) expect((await staff("DELETE", `${path}/byId?Id=${id}`)).status).toBe(200);
  const trash = (await staff("GET", "Bin")).data as TrashEntry[];
  const names = Object.groupBy(trash, ({ kind }) => kind);
  expect(Object.keys(names).sort()).toEqual([...deletableKinds].sort());
  const reference = (prefix: string) => expect.stringMatching(new RegExp(`${prefix}-[2-9A-Z]{6}$`));
  const known = trash.filter((entry) => !others.some(({ kind }) => kind === entry.kind));
  expect(known.map(({ kind, name }) => [kind, name])).toEqual([
    ["blocks", "Deluxe Double, Willow House: New boiler"],
    ["bookings", reference("^Meera Pillai, CO")],
    ["cabBookings", reference("^Joseph Mathew, CAB")],
    ["cabRates", "Srinagar airport to Gulmarg"],
    ["extras", "Airport pick-up"],
    ["facilities", "Bonfire"],
    ["hotels", "Willow House"],
    ["notices", "Zojila is shut"],
    ["packageBookings", reference("^Farida Sheikh, PKG")],
    ["packages", "Lake and Meadow"],
    ["payments", reference("^₹2500 by Cash, Meera Pillai, CO")],
    ["portalCalendars", "Airbnb: Deluxe Double, Willow House"],
    ["queries", "Imran Qadri, Snow tyres in March"],
    ["ratePeriods", "Apple harvest, Deluxe Double, Willow House"],
    ["reviews", "Ritu Kohli, Pune"],
    ["roomTypes", "Super Deluxe"],
    ["rooms", "Deluxe Double, Willow House"],
    ["uploads", `Picture ${nameless}`],
    ["uploads", "Reeds"],
  ]);
});
