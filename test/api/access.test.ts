import { beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#contract/core/endpoint.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { appOfFile } from "../support/app-hooks.ts";
import { plainKinds } from "../support/plain-kinds.ts";

const rows = Object.values(endpoints).flatMap((feature): Endpoint[] => Object.values(feature));
const named = (list: Endpoint[]) => list.map((row): [string, Endpoint] => [`${row.method} ${row.path}`, row]);
const staffCalls = named(rows.filter((row) => row.access !== "anyone"));
const writes = named(rows.filter((row) => row.method !== "GET"));
const lists = named(rows.filter((row) => row.isList));

const foreignHeaders: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "https://test.example.evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
];

const app = appOfFile();
let staff: Awaited<ReturnType<TestApp["signIn"]>>;

beforeAll(async () => {
  staff = await app.signIn();
});

function send(row: Endpoint, by: TestApp["call"], headers: Record<string, string> = {}, extra = "") {
  const body = row.bodyKind === "form" ? new FormData() : row.body && {};
  return by(
    row.method,
    `${row.path.replace("{id}", "1").replace("{name}", "team")}?Id=1&module=hotel${extra}`,
    body,
    headers,
  );
}

test.each(staffCalls)("%s answers 401 to a visitor", async (_, row) => {
  expect((await send(row, app.call)).status).toBe(401);
  expect((await send(row, app.call, { cookie: "session=made-up" })).status).toBe(401);
});

test.each(writes)("%s is refused when another site sends it, session or not", async (_, row) => {
  for (const by of [app.call, staff]) {
    for (const headers of foreignHeaders) {
      const { status, message } = await send(row, by, headers);
      expect([status, message]).toEqual([403, "This request came from another site and was refused"]);
    }
    const own = await send(row, by, { origin: "http://test.example" });
    if (row.path !== "auth/logout") expect(own.status).not.toBe(403);
  }
  staff = row.path === "auth/logout" ? await app.signIn() : staff;
});

test.each(lists)("%s shows deleted records to staff alone", async (_, row) => {
  // One of them is of a day.
  const extra = "&isDeleted=true&date=2030-06-01";
  expect((await send(row, app.call, {}, extra)).status).toBe(401);
  expect((await send(row, staff, {}, extra)).status).toBe(200);
});

test("the table is the one the rules speak of: these calls, and no others, are open to visitors", () => {
  const open = rows.filter((row) => row.access === "anyone").map((row) => `${row.method} ${row.path}`);
  const known = [
    "DELETE auth/second-step",
    "GET auth/passkey",
    "GET auth/second-step",
    "GET Availability",
    "GET Availability/nearest",
    "GET Availability/nights",
    "GET Booking/byKey",
    "GET CabBooking/byKey",
    "GET CabRate",
    "GET CabRate/price",
    "GET CancelRequest",
    "GET Company",
    "GET Company/Privacy",
    "GET Content",
    "GET CustomerFeedBack",
    "GET DropDown/Facilities",
    "GET DropDown/RoomTypes",
    "GET Hotel/AllUser",
    "GET Hotel/byId",
    "GET Hotel/facets",
    "GET Notice",
    "GET Package",
    "GET Package/byId",
    "GET Package/facets",
    "GET Package/price",
    "GET PackageBooking/byKey",
    "GET PackageBooking/staysOfGuest",
    "GET Paper/buyerOfGuest",
    "GET Paper/byKey",
    "GET Paper/ofGuest",
    "GET PaymentClaim/ofGuest",
    "GET PaymentLink",
    "GET Place",
    "GET Place/page",
    "GET PortalCalendar/nights",
    "GET Price",
    "GET Rooms",
    "GET Rooms/byIdUser",
    "GET Upload",
    "POST auth/login",
    "POST auth/logout",
    "POST auth/passkey",
    "POST auth/passkey/options",
    "POST auth/second-step",
    "POST Booking",
    "POST CabBooking",
    "POST CancelRequest",
    "POST PackageBooking",
    "POST Paper/buyer",
    "POST PaymentClaim",
    "POST PaymentLink",
    "POST Visits/Begun",
    ...plainKinds.map(({ path }) => `POST ${path}`),
  ];
  const inOrder = (calls: string[]) => calls.sort((a, b) => a.localeCompare(b));
  expect(inOrder(open)).toEqual(inOrder(known));
});

test("visitors' writes are counted: 30 a minute from one address, then a wait", async () => {
  const limited = await startTestApp({ rateLimit: true });
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    statuses.push((await limited.call("POST", "CustomerFeedBack/Query", {})).status);
  }
  expect(new Set(statuses)).toEqual(new Set([400]));
  const { status, headers } = await limited.call("POST", "CabBooking", {});
  expect([status, headers.get("retry-after")]).toEqual([429, "60"]);
  const desk = await limited.signIn();
  expect((await desk("POST", "CabBooking", {})).status).toBe(400);
  limited.clock.forward(60);
  expect((await limited.call("POST", "CabBooking", {})).status).toBe(400);
  await limited.stop();
});
