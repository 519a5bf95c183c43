import { expect, test } from "vitest";
import { matchColumns } from "./import-columns.ts";

test("the headings of registers and of the exported list are found", () => {
  const register = [
    "S.No",
    "Guest Name",
    "Mobile No.",
    "Stayed at",
    "Arrival",
    "Departure",
    "Amount",
    "Advance",
  ];
  expect(matchColumns("bookings", register)).toEqual({
    customerName: 1,
    phoneNo: 2,
    hotelName: 3,
    checkInDate: 4,
    checkOutDate: 5,
    total: 6,
    advance: 7,
  });
  expect(matchColumns("guests", ["Total (INR)", "Paid (INR)", "Due (INR)", "Over (INR)", "Payment"])).toEqual(
    {
      total: 0,
      paid: 1,
      over: 3,
    },
  );
  expect(matchColumns("hotels", ["Property Name", "Room Category", "Tariff (EP)"])).toEqual({
    hotelName: 0,
    roomType: 1,
    rentPerNight: 2,
  });
});

test("a register's own words for names, days and money are found", () => {
  const register = ["Name of Guest", "Ph. No.", "Name of Hotel", "Arrival Date", "Date of Departure"];
  expect(matchColumns("bookings", [...register, "No. of Pax", "Total Amount", "Advance Recd."])).toEqual({
    customerName: 0,
    phoneNo: 1,
    hotelName: 2,
    checkInDate: 3,
    checkOutDate: 4,
    adults: 5,
    total: 6,
    advance: 7,
  });
  expect(matchColumns("packages", ["Cost PP", "Inclusion", "Exclusion"])).toEqual({
    startingRate: 0,
    features: 1,
    notIncluded: 2,
  });
  expect(matchColumns("hotels", ["Name of the Hotel", "Capacity"])).toEqual({ hotelName: 0, maxAdults: 1 });
  expect(matchColumns("bookings", ["Total Amt", "Adv. Amt"])).toEqual({ total: 0, advance: 1 });
  expect(matchColumns("prices", ["EP", "CP", "MAP"])).toEqual({ rentPerNight: 0 });
});

test("of two columns that could be a field the one with the plainer name is it, whichever comes first", () => {
  const headings = ["Property Name", "Type", "Room Category", "Rooms"];
  expect(matchColumns("hotels", headings)).toMatchObject({ hotelName: 0, roomType: 2, noOfRooms: 3 });
  expect(matchColumns("hotels", headings.toReversed())).toMatchObject({ roomType: 1 });
  expect(matchColumns("hotels", ["Property Name", "Type"])).toMatchObject({ roomType: 1 });
});
