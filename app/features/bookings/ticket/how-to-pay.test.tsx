// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
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

function show(by: string | null, isEnded = false) {
  const booking = { reference: "CO-7K2M9Q", due: 3800 };
  const codes = [{ ...code, by }];
  const rest = { today: "2030-06-10", claims: [], hasTold: false, refusal: undefined };
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
