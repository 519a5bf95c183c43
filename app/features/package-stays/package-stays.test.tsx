// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import type { PackageBooking } from "#contract/package-bookings.ts";
import { PackageStays } from "./package-stays.tsx";

afterEach(cleanup);

const rooms = { status: "Accepted", ending: null, rooms: 1, roomType: "Deluxe Double" };
const stayOf = (id: number, hotel: string, checkInDate: string, checkOutDate: string) =>
  ({ id, hotelId: id, hotel, checkInDate, checkOutDate, ...rooms }) as unknown as Booking;

test("beside the stays of a package it is told where two houses are kept for one night", () => {
  const booking = { id: 1, status: "Accepted", startDate: null, adults: 2, children: 0 } as PackageBooking;
  const stays = [
    stayOf(1, "Willow House", "2030-06-01", "2030-06-04"),
    stayOf(2, "Chinar House", "2030-06-03", "2030-06-05"),
    stayOf(3, "Larch House", "2030-06-05", "2030-06-06"),
  ];
  const element = <PackageStays {...{ booking, stays }} today="2030-05-20" />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  expect(screen.getAllByText(/^Both on/).map(({ textContent }) => textContent)).toEqual([
    "Both on 3 Jun: Willow House and Chinar House",
  ]);
});
