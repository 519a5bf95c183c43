import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { paceRequests } from "./pace-requests.ts";

function requests() {
  const begun: string[] = [];
  const listener = paceRequests(
    (request) => begun.push(request.url ?? ""),
    ({ headers }) => headers.cookie === "staff",
  );
  const send = (method: string, url: string, { isGone = false, cookie = "" } = {}) =>
    listener(
      { method, url, headers: { cookie }, socket: { destroyed: isGone } } as IncomingMessage,
      {} as ServerResponse,
    );
  return { begun, send };
}

test("a few begin at once, the others a few in each turn, in their order", async () => {
  const { begun, send } = requests();
  const names = Array.from({ length: 10 }, (_, index) => String(index));
  for (const name of names) send("POST", name);
  expect(begun).toEqual(names.slice(0, 4));
  await setImmediate();
  expect(begun).toEqual(names.slice(0, 8));
  await setImmediate();
  expect(begun).toEqual(names);
});

test("a page is begun at once, however many writes are waiting", () => {
  const { begun, send } = requests();
  for (let count = 0; count < 1000; count += 1) send("POST", "login");
  send("GET", "hotels");
  expect(begun).toEqual(["login", "login", "login", "login", "hotels"]);
});

test("what staff ask for is begun at once, however many visitors wait for pages", () => {
  const { begun, send } = requests();
  for (let count = 0; count < 1000; count += 1) send("GET", "page");
  send("GET", "dashboard", { cookie: "staff" });
  send("PUT", "booking", { cookie: "staff" });
  expect(begun.filter((url) => url !== "page")).toEqual(["dashboard", "booking"]);
});

test("who has left is not begun, and takes nobody's place", async () => {
  const { begun, send } = requests();
  for (const name of ["a", "b", "c", "d"]) send("POST", name);
  send("POST", "gone", { isGone: true });
  send("POST", "e");
  await setImmediate();
  expect(begun).toEqual(["a", "b", "c", "d", "e"]);
});
