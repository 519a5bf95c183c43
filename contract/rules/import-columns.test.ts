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
