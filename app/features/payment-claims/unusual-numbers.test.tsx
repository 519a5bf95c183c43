// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { OwnClaims } from "#app/features/bookings/ticket/own-claims.tsx";
import { ClaimList } from "./claim-list.tsx";

afterEach(cleanup);

const claim = (reference: string) => ({
  id: 1,
  bookingId: 1,
  packageBookingId: null,
  cabBookingId: null,
  bookingReference: "CO-7K2M9Q",
  customerName: "Zehra Dar",
  amount: 950,
  reference,
  state: "Said" as const,
  createdAt: "2030-06-01T06:30:00.000Z",
  paymentId: null,
});

function show(reference: string) {
  const claims = [claim(reference)];
  const element = (
    <>
      <OwnClaims claims={claims} />
      <ClaimList claims={claims} />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("a number of twelve digits stands for itself", () => {
  show("412077889911");
  expect(screen.queryByText(/twelve digits/)).toBeNull();
});

test.each(["4120778899", "41207788991100", "UPI412077889"])(
  "that %s is no usual number of UPI is said to guest and staff, who go on",
  (reference) => {
    show(reference);
    expect(screen.getByText(/UPI numbers usually have twelve digits/)).toBeDefined();
    expect(screen.getByText("(not twelve digits)")).toBeDefined();
    expect(screen.getByRole("button", { name: /^Found it/ })).toBeDefined();
  },
);
