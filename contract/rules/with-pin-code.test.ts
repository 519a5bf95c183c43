import { expect, test } from "vitest";
import { withPinCode } from "./with-pin-code.ts";

test.each([
  ["Srinagar", "190001", "Srinagar 190001"],
  ["Srinagar, J&K - 190001", "190001", "Srinagar, J&K - 190001"],
  ["Gate 9, Srinagar 190 001", "190001", "Gate 9, Srinagar 190 001"],
  ["Plot 192126", "190001", "Plot 192126 190001"],
  ["Srinagar", "", "Srinagar"],
  ["", "190001", "190001"],
])("%j with %j is %j: a pincode is said once", (place, pinCode, said) => {
  expect(withPinCode(place, pinCode)).toBe(said);
});
