// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { HotelAddress } from "./hotel-address.tsx";

afterEach(cleanup);

test.each([
  ["14 Two Chinars Lane, Srinagar", "14 Two Chinars Lane, Srinagar - 190008"],
  ["Boulevard Road, Srinagar, J&K - 190008", "Boulevard Road, Srinagar, J&K - 190008"],
])("the address %j is shown with its pincode once", (address, shown) => {
  const { container } = render(<HotelAddress hotel={{ address, pinCode: "190008" }} />);
  expect(container.textContent).toBe(shown);
});
