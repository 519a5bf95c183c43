// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import { StayPanel } from "./stay-panel.tsx";

const stay = {
  id: 7,
  version: 2,
  reference: "CO-A2B3C4",
  customerName: "Meera Pillai",
  email: "",
  phoneNo: "9000000001",
  hotelId: 1,
  hotel: "Willow House",
  roomId: 3,
  roomType: "Deluxe Double",
  rooms: 1,
  checkInDate: "2030-06-10",
  checkOutDate: "2030-06-12",
  nights: 2,
  adults: 2,
  children: 0,
  childAges: [],
  extras: [4],
  priceLines: [],
  total: 14_800,
  paid: 0,
  due: 14_800,
  over: 0,
  paymentStatus: "Unpaid",
  status: "Accepted",
  specialRequest: "",
} as unknown as Booking;
const room = {
  roomId: 3,
  roomType: "Deluxe Double",
  units: 4,
  rentPerNight: 9000,
  maxAdults: 2,
  maxChild: 1,
};

/** Told nights keep their rate; by today's tariff they would cost more, and the extra is not offered for them. */
async function answer(address: string) {
  if (!address.startsWith("/api/Booking/moves?"))
    return Response.json({ message: "This is not offered for these nights" }, { status: 400 });
  const asked = new URLSearchParams(address.split("?")[1]);
  const [checkInDate, checkOutDate] = [asked.get("checkIn"), asked.get("checkOut")];
  const isIt = asked.get("bookingId") === "7" && asked.get("roomId") === "3";
  const total = isIt ? Number(asked.get("rooms")) * 23_800 : 0;
  const wish = { checkInDate, checkOutDate, total, ...(asked.get("rooms") === "2" && { minNights: 3 }) };
  return Response.json({ data: { wish }, message: "OK" });
}

test("what a moved stay is said to cost is what the change would store", async () => {
  vi.stubGlobal("fetch", answer);
  const element = <StayPanel stay={stay} rooms={[room]} place={{}} refusal={undefined} />;
  const routes = [
    { id: "root", path: "/", children: [{ id: "control", path: "", children: [{ index: true, element }] }] },
  ];
  const loaderData = {
    root: { company: { ...companyDefaults, taxes: "included" } },
    control: { templates: companyDefaults.messages },
  };
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />);
  expect(await screen.findByText("2 nights, ₹23,800")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Rooms"), { target: { value: "2" } });
  expect(await screen.findByText("2 nights, ₹47,600; guests stay at least 3 nights then")).toBeTruthy();
});
