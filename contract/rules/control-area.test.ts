import { expect, test } from "vitest";
import { isControlPath } from "./control-area.ts";

test.each([
  "/control",
  "/control/",
  "/control/hotels",
  "/CONTROL/Login",
  "/%63ontrol/hotels",
  "/control/%E0%A4%A",
  "/control/hotels.data",
])("%s is of the control area", (path) => {
  expect(isControlPath(path)).toBe(true);
});

test.each(["/", "/controls", "/hotels", "/place/control", "/place/%E0%A4%B6", "/%E0%A4%A", "/%2563ontrol"])(
  "%s is not",
  (path) => {
    expect(isControlPath(path)).toBe(false);
  },
);
