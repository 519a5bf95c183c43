// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { GuestClaim } from "#contract/payment-claims.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { HowToPay } from "./how-to-pay.tsx";

afterEach(cleanup);

const code = {
  title: "Advance",
  upiId: "desk@upi.example",
  amount: 950,
  href: null,
  size: 1,
  path: "M0 0h1v1h-1z",
};

/** Of the company its forms tell the number to call. */
const root = { company: { phone: "+91 194 000 0000" } };

function show(by: string | null, isEnded = false, claims: readonly GuestClaim[] = []) {
  const booking = { reference: "CO-7K2M9Q", due: 3800 };
  const codes = [{ ...code, by }];
  const rest = { today: "2030-06-10", claims, hasTold: false, refusal: undefined };
  const element = <HowToPay {...{ booking, codes, isEnded, ...rest }} />;
  const routes = [{ id: "root", path: "/", loader: () => root, element }];
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData: { root } } })} />);
}

test("until the day it is due by stands there, and from the next day on that it was due", () => {
  show("2030-06-10");
  expect(screen.getByText("by Mon, 10 Jun 2030")).toBeDefined();
  cleanup();
  show("2030-06-09");
  expect(screen.getByText("was due by Sun, 9 Jun 2030")).toBeDefined();
});

test("a charge has no day, and neither has what was agreed on without one", () => {
  show("2030-06-09", true);
  expect(screen.queryByText(/due by/)).toBeNull();
  cleanup();
  show(null);
  expect(screen.queryByText(/^by /)).toBeNull();
});

test("what the guest says is paid stands above the ways to pay, until staff have answered", () => {
  const claim = { amount: 950, reference: "412055660001", createdAt: "2030-06-09T08:00:00.000Z" };
  show(null, false, [
    { ...claim, id: 1, state: "Said" },
    { ...claim, id: 2, state: "Not found" },
  ]);
  const words = "You told us that you have paid ₹950: please do not pay it again while we look for it.";
  expect(screen.getByRole("region").textContent.indexOf(words)).toBeGreaterThan(0);
  cleanup();
  show(null, false, [{ ...claim, id: 2, state: "Found" }]);
  expect(screen.queryByText(/pay it again/)).toBeNull();
});
