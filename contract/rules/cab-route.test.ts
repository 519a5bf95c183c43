import { expect, test } from "vitest";
import { isOnRoute } from "./cab-route.ts";

const route = { from: "Srinagar airport", to: "Gulmarg" };

test.each([
  ["Srinagar airport", "Gulmarg"],
  [" srinagar  AIRPORT, gate 2", "Hotel Heevan, Gulmarg"],
  ["Airport, Srinagar", "GULMARG (the gondola)"],
])("from “%s” to “%s” is the journey of the list", (pickUp, drop) => {
  expect(isOnRoute(route, pickUp, drop)).toBe(true);
});

test.each([
  ["Srinagar airport", "Sonamarg"],
  ["Srinagar", "Gulmarg"],
  ["Gulmarg", "Srinagar airport"],
  ["Srinagar airport", "Gulmargpora"],
  ["Srinagar airport", ""],
])("from “%s” to “%s” is another one", (pickUp, drop) => {
  expect(isOnRoute(route, pickUp, drop)).toBe(false);
});
