import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test.each(["/", "/contact", "/hotel/3?r=2"])("leads back to %s", (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  "//elsewhere.example",
  "/\\elsewhere.example",
  "https://elsewhere.example",
  "javascript:0",
  "/place/श्रीनगर",
  "/hotels\u202E",
  "",
  null,
  undefined,
])("never leads to %s", (path) => {
  expect(localPath(path)).toBe("/");
});

test.each([
  ["/control/view-bookings?status=New&sort=name-desc", "/control/view-bookings?status=New&sort=name-desc"],
  ["/hotels", "/control/bin"],
  ["/control", "/control/bin"],
  ["//control/", "/control/bin"],
  ["https://elsewhere.example/control/", "/control/bin"],
  ["/control/\\elsewhere.example", "/control/bin"],
  [null, "/control/bin"],
])("within the control area %s leads to %s", (path, led) => {
  expect(localPath(path, "/control/", "/control/bin")).toBe(led);
});
