// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import type { Client } from "#contract/client.ts";
import { OtherStays } from "./other-stays.tsx";
import { readOtherStays } from "./read-other-stays.ts";

afterEach(cleanup);

const nights = { checkInDate: "2030-06-10", checkOutDate: "2030-06-12", status: "", ending: null };
const stayOf = (id: number, change: object = {}) => {
  const asked = { id, reference: `CO-${id}`, hotel: "Willow House", phoneNo: "9000000001", ...nights };
  return { ...asked, ...change } as unknown as Booking;
};

function show(others: Booking[], change: object = {}) {
  const booking = stayOf(1, change);
  const viewHref = (id: number) => `?view=${id}`;
  const element = <OtherStays {...{ booking, others, viewHref }} today="2030-06-01" />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("a second request for the same nights says so, and leads to the first", () => {
  show([stayOf(2, { checkInDate: "2030-06-11", checkOutDate: "2030-06-14" })]);
  expect(screen.getByRole("heading").textContent).toBe("Another stay of this number shares these nights");
  expect(screen.getByRole("link", { name: "CO-2" }).getAttribute("href")).toBe("/?view=2");
});

test("stays of other nights, and refused ones, are told without alarm; of none nothing is said", () => {
  const next = stayOf(2, { checkInDate: "2030-06-12", checkOutDate: "2030-06-14" });
  show([next, stayOf(3, { status: "Rejected" })]);
  expect(screen.getByRole("heading").textContent).toBe("Other stays of this number");
  cleanup();
  show([stayOf(2)], { status: "Rejected" });
  expect(screen.getByRole("heading").textContent).toBe("Other stays of this number");
  cleanup();
  show([]);
  expect(screen.queryByRole("region")).toBeNull();
});

test("two houses of one package for the same nights are one journey, and no alarm; of two packages they may be one", () => {
  show([stayOf(2, { packageBookingId: 7 })], { packageBookingId: 7 });
  expect(screen.getByRole("heading").textContent).toBe("Other stays of this number");
  cleanup();
  for (const other of [{ packageBookingId: 8 }, {}]) {
    show([stayOf(2, other)], { packageBookingId: 7 });
    expect(screen.getByRole("heading").textContent).toBe("Another stay of this number shares these nights");
    cleanup();
  }
});

test("others are those of the same number, however it was written", async () => {
  const found = [stayOf(1), stayOf(2, { phoneNo: "+91 90000 00001" }), stayOf(3, { phoneNo: "19000000001" })];
  const list = async () => ({ ok: true, status: 200, data: found });
  const api = { bookings: { list } } as unknown as Client;
  expect((await readOtherStays(api, stayOf(1))).map(({ id }) => id)).toEqual([2]);
});

test("erased guests, who have no number, are not one guest", async () => {
  const list = async () => ({ ok: true, status: 200, data: [stayOf(1), stayOf(2, { phoneNo: "" })] });
  const api = { bookings: { list } } as unknown as Client;
  expect(await readOtherStays(api, stayOf(1, { phoneNo: "" }))).toEqual([]);
});
