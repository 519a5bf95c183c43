// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { BookingFacts } from "./booking-facts.tsx";

afterEach(cleanup);

const stay = {
  hotel: "Willow House",
  rooms: 1,
  roomType: "Deluxe Double",
  checkInDate: "2030-06-10",
  checkOutDate: "2030-06-12",
  adults: 2,
  children: 0,
  nights: 2,
  status: "Accepted",
  total: 9000,
  childAges: [],
  priceLines: [],
  paid: 0,
  due: 9000,
  over: 0,
  ending: null,
  charge: null,
  specialRequest: "",
};

function totalOf(company: object, change: object = {}) {
  const booking = { ...stay, ...change } as unknown as Parameters<typeof BookingFacts>[0]["booking"];
  const root = { company };
  const routes = [{ id: "root", path: "/", loader: () => root, element: <BookingFacts booking={booking} /> }];
  const { container } = render(
    <RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData: { root } } })} />,
  );
  const term = [...container.querySelectorAll("dt")].find(({ textContent }) => textContent === "Total");
  return term?.nextElementSibling?.textContent;
}

test("a total without a line of tax has none on top where taxes are added as lines: it was settled before, or elsewhere", () => {
  expect(totalOf({ taxes: "extra", addsTax: true })).toBe("₹9,000taxes included");
  expect(totalOf({ taxes: "extra" })).toBe("₹9,000+ taxes");
  expect(totalOf({ taxes: "" })).toBe("₹9,000");
});

test("while no room is settled, what the guest was told that it costs at least stands there", () => {
  const open = { status: "", total: null, due: null };
  expect(totalOf({ taxes: "" }, open)).toBe("We tell you with the confirmation");
  expect(totalOf({ taxes: "" }, { ...open, toldFrom: 8000 })).toBe(
    "From ₹8,000. We tell you with the confirmation",
  );
  expect(totalOf({ taxes: "extra" }, { ...open, toldFrom: 8000 })).toBe(
    "From ₹8,000 + taxes. We tell you with the confirmation",
  );
  const taxed = { ...open, toldFrom: 8400, isToldWithTax: true };
  expect(totalOf({ taxes: "extra", addsTax: true }, taxed)).toBe(
    "From ₹8,400, taxes included. We tell you with the confirmation",
  );
});
