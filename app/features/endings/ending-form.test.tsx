// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { EndingForm } from "./ending-form.tsx";

afterEach(cleanup);

const quote = { total: 22_200, paid: 5000, charge: 11_100, due: 6100, over: 0 };

function textFor(email: string, isMailSetUp = true): string {
  const booking = { id: 1, version: 3, email, cancelAskedAt: null } as unknown as Booking;
  const element = (
    <EndingForm booking={booking} quotes={[{ ending: "Cancelled", quote }]} refusal={undefined} />
  );
  const router = createMemoryRouter(
    [{ id: "control", path: "/", loader: () => ({ isMailSetUp }), element }],
    {
      hydrationData: { loaderData: { control: { isMailSetUp } } },
    },
  );
  render(<RouterProvider router={router} />);
  return document.body.textContent;
}

test("only a guest with an e-mail address is said to be told by e-mail", () => {
  expect(textFor("meera@example.com")).toContain("the guest is told by e-mail");
  cleanup();
  const without = textFor("");
  expect(without).not.toContain("told by e-mail");
  expect(without).toContain("The guest left no e-mail address: tell them by WhatsApp or telephone.");
});

test("without a mail server the guest of an ended stay is to be told by staff, with an address or without", () => {
  const withAddress = textFor("meera@example.com", false);
  expect(withAddress).not.toContain("told by e-mail");
  expect(withAddress).toContain("No mail server is set up: tell the guest by WhatsApp or telephone.");
  cleanup();
  expect(textFor("", false)).toContain("left no e-mail address: tell them by WhatsApp or telephone.");
});
