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
  const send = (method: string, url: string, { isGone = false, cookie = "", from = "203.0.113.7" } = {}) =>
    listener(
      {
        method,
        url,
        headers: { cookie },
        socket: { destroyed: isGone, remoteAddress: from },
      } as IncomingMessage,
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

test("a crowd that has left stops nobody who comes after it", async () => {
  const { begun, send } = requests();
  for (let count = 0; count < 8; count += 1) send("GET", "page");
  for (let count = 0; count < 500; count += 1) send("GET", "gone", { isGone: true });
  send("GET", "login");
  await setImmediate();
  await setImmediate();
  expect(begun.at(-1)).toBe("login");
});

test("a page is begun in the next turn, however many another network asks for", async () => {
  const { begun, send } = requests();
  for (let count = 0; count < 500; count += 1) send("GET", "page");
  send("GET", "login", { from: "198.51.100.9" });
  await setImmediate();
  expect(begun[8]).toBe("login");
});

test("a guest's form and a sign-in are begun at once, however many strangers sign in or send forms", async () => {
  const { begun, send } = requests();
  for (let count = 0; count < 500; count += 1)
    send("POST", count % 2 === 0 ? "/api/auth/login" : "/Control/login");
  send("POST", "/booking/7");
  expect(begun.at(-1)).toBe("/booking/7");
  for (let count = 0; count < 500; count += 1) send("POST", "/query");
  expect(begun.filter((url) => url === "/query")).toHaveLength(3);
  for (let turn = 0; turn < 250; turn += 1) await setImmediate();
  expect(begun).toHaveLength(1001);
});
