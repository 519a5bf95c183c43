import { pino } from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";
import { createApp } from "./http/app.ts";

type Line = { event?: string; requestId?: string; staffId?: number; address?: string; call?: string };

let written = "";

/** The lines of the security log since the test began. */
function lines(): Line[] {
  const all = written.split("\n").filter(Boolean);
  return all.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined);
}

const app = appOfFile({ rateLimit: true });

beforeAll(() => {
  const log = pino({}, { write: (text: string) => void (written += text) });
  const watched = createApp({ ...app.services, log });
  app.app.request = ((url: string, init?: RequestInit) =>
    watched.request(url, init, { address: "192.0.2.7" })) as typeof app.app.request;
});
beforeEach(() => {
  written = "";
});

const query = { name: "Zoya Mir", email: "zoya@example.com", subject: "Roads", message: "Is it open?" };

test("what is refused is one line each: what, which call, from where, under the request's id", async () => {
  await app.call("GET", "Booking");
  await app.call("POST", "CustomerFeedBack/Query", {});
  await app.call("POST", "CustomerFeedBack/Query", { ...query, message: "x".repeat(70_000) });
  await app.call("POST", "CustomerFeedBack/Query", query, { origin: "https://evil.example" });
  expect(lines()).toMatchObject([
    { event: "not_signed_in", call: "bookings.list", address: "192.0.2.7" },
    { event: "invalid_input", call: "queries.create" },
    { event: "too_large", call: "queries.create" },
    { event: "foreign_origin" },
  ]);
  expect(new Set(lines().map(({ requestId }) => requestId)).size).toBe(4);
});

test("staff who ask for what is the owner's are named by their number", async () => {
  const staff = await app.signIn();
  const member = { username: "bilal", password: "saffron-and-snow" };
  await staff("POST", "Staff", { ...member, role: "staff" });
  const own = await app.signIn(member);
  written = "";
  await own("GET", "Staff");
  expect(lines()).toMatchObject([{ event: "not_allowed", call: "staff.list", staffId: 2 }]);
});

test("who writes too often is one line, and tries of a password end in a lock-out", async () => {
  app.clock.forward(60);
  for (let count = 0; count < 31; count += 1) await app.call("POST", "CustomerFeedBack/Query", query);
  // The limit on confirmations to one address is reached before that, and is logged too.
  expect(lines().filter(({ event, call }) => event === "limited" && call !== undefined)).toHaveLength(1);
  for (let count = 0; count < 11; count += 1)
    await app.call("POST", "auth/login", { ...owner, password: `guess ${count}` });
  expect(lines().filter(({ event }) => event === "sign_in_failed")).toHaveLength(10);
  expect(lines().filter(({ event }) => event === "locked_out")).toHaveLength(1);
});

test("no line has a name, an address of mail or anything that was typed", async () => {
  app.clock.forward(3600);
  const staff = await app.signIn();
  await staff("GET", "auth/session");
  await app.call("POST", "CustomerFeedBack/Query", query);
  await app.call("POST", "auth/login", { username: "zoya.mir", password: "guess-of-hers" });
  for (const secret of ["asha", owner.password, "Zoya", "zoya", "guess-of-hers", query.message])
    expect(written).not.toContain(secret);
});
