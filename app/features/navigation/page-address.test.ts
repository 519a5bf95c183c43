import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";
import { withReturnPath } from "./return-path.ts";

const requestOf = (path: string) => new Request(`http://localhost${path}`);

test.each([
  ["/control/queries?page=2&search=snow%20road", "/control/queries?page=2&search=snow%20road"],
  ["/control/queries.data?page=2&search=snow%20road", "/control/queries?page=2&search=snow%20road"],
  ["/control/queries.data?page=2&_routes=root%2Ccontrol", "/control/queries?page=2"],
  ["/terms/_.data", "/terms/"],
  ["/package/a_.data", "/package/a_"],
  ["/.data", "/"],
])("%s is asked for the page %s", (asked, page) => {
  expect(pageAddress(requestOf(asked))).toBe(page);
});

test("who signs in comes back to the page, not to its data", () => {
  const request = requestOf("/control/queries.data?page=2&_routes=root");
  expect(withReturnPath("/control/login", request)).toBe("/control/login?to=%2Fcontrol%2Fqueries%3Fpage%3D2");
});

test("whoever asked for something beside a page comes back to the page", () => {
  const asked = new URLSearchParams({ words: "zooni", askedFrom: "/control/queries?page=2" });
  const request = requestOf(`/control/find.data?${asked}`);
  expect(withReturnPath("/control/login", request)).toBe("/control/login?to=%2Fcontrol%2Fqueries%3Fpage%3D2");
});

test("an address that makes the reply's head too long for a proxy is not come back to", () => {
  const request = requestOf(`/control/queries?search=${"%".repeat(6000)}`);
  expect(withReturnPath("/control/login", request)).toBe("/control/login");
});
