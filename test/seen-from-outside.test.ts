import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.made.ts";
import { startBuiltSite } from "../scripts/built-site.ts";
import { addHotel, bookingFormFor } from "./support/factories.ts";
import { owner } from "./support/owner.ts";
import { faultsIn, seriesIn } from "./support/metrics-text.ts";

const dataDir = mkdtempSync(join(tmpdir(), "agency-watched-"));
const token = "a-token-for-monitoring";
const name = "Zoyamir Wintersong";
const person = {
  customerName: name,
  name,
  username: "zoyamir",
  email: "zoyamir@example.com",
  phoneNo: "9876501234",
  password: "winterpass-1",
  specialRequest: "zoyamir's words",
  message: "zoyamir's words",
  review: "zoyamir's words",
  customerAddress: "Wintersong Lane 4",
  subject: "zoyamir",
};
const secrets = /zoyamir|wintersong|winterpass|9876501234|198\.51\.100|ZoyaBrowser/i;
const browser = {
  "user-agent": "ZoyaBrowser/1.0",
  "x-request-id": "zoyamir-0001",
  "x-forwarded-for": "198.51.100.7",
};

type Line = { requestId?: string; route?: string; status?: number; staffId?: number; msg?: string };
let site: Awaited<ReturnType<typeof startBuiltSite>>;
let cookie = "";

beforeAll(async () => {
  site = await startBuiltSite(dataDir, {
    DEMO: "off",
    ADMIN_USERNAME: owner.username,
    ADMIN_PASSWORD: owner.password,
    METRICS_TOKEN: token,
  });
}, 60_000);
afterAll(() => rmSync(dataDir, { recursive: true }));

function lines(): Line[] {
  const written = site.printed().split("\n");
  return written.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Line);
}

type Sending = { method?: string; headers?: Record<string, string>; body?: BodyInit };

async function send(path: string, init: Sending = {}) {
  const headers = { ...browser, ...init.headers };
  const reply = await fetch(site.address + path, { redirect: "manual", ...init, headers });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

async function api(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const json = { "content-type": "application/json", ...headers };
  const reply = await send(`/api/${path}`, { method, headers: json, body: JSON.stringify(body) });
  return { ...(JSON.parse(reply.text) as { status: number; message: string; data: unknown }), reply };
}

async function metrics(authorization = `Bearer ${token}`) {
  return send("/metrics", { headers: { authorization } });
}

/** The line of the request with this id, when it is written. */
async function lineOf(requestId: string): Promise<Line | undefined> {
  const find = () =>
    lines().find((line) => line.requestId === requestId && /^(slow )?request$/.test(line.msg ?? ""));
  await expect.poll(find).toBeDefined();
  return find();
}

test("the start is told line by line: the version, the settings without secrets, the migrations, where it listens", async () => {
  await expect.poll(() => lines().at(-1)?.msg).toBe("ready");
  const told = lines();
  expect(told.map(({ msg }) => msg)).toEqual(["starting", "settings", "migrated", "ready"]);
  expect(told[0]).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  expect(told[1]).toMatchObject({ database: "sqlite", mail: "none", hasMetricsToken: true });
  expect(site.printed()).not.toContain(token);
  expect(site.printed()).not.toContain(owner.password);
});

test("nothing that people send is in the log: not by a call, not by a page, signed in or not", async () => {
  const signIn = await api("POST", "auth/login", owner);
  cookie = signIn.reply.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const hotelId = await addHotel((method, path, body) => api(method, path, body, { cookie }));
  const booked = await api("POST", "Booking", { ...bookingFormFor(hotelId), ...person });
  expect(booked.status).toBe(201);
  const { key: guestKey } = booked.data as { key: string };

  const asked = new URLSearchParams({ ...person, search: name, Id: "1", q: name, next: `/${name}` });
  for (const { method, path } of Object.values(endpoints).flatMap((group) => Object.values(group))) {
    if (/logout/i.test(path)) continue;
    const address = `${path.replace("{id}", "99")}?${asked}`;
    const body = method === "GET" ? undefined : person;
    await api(method, address, body);
    await api(method, address, body, { cookie });
  }
  const pages = ["", "hotels", "hotel/1", "booking/1", "query", "review", "nowhere", "packages", "contact"];
  const control = [
    "dashboard",
    "view-bookings",
    "log",
    "find",
    "settings/staff",
    "messages",
    "export/bookings",
  ];
  const both = [...pages, ...control.map((page) => `control/${page}`), "uploads/pictures", "assets", "api"];
  for (const path of [...both, `booking-status/${guestKey}`, `nowhere/${name}`]) {
    await send(`/${path}?${asked}`, { headers: { cookie } });
    await send(`/${path}/${person.email}?${asked}`);
    await send(`/${path}?${asked}`, { method: "POST", body: new URLSearchParams(person) });
  }
  const last = await send("/contact");
  await lineOf(last.headers.get("x-request-id") ?? "");
  expect(lines().length).toBeGreaterThan(200);
  expect(lines().filter((line) => secrets.test(JSON.stringify(line)))).toEqual([]);
  expect(site.printed()).not.toContain(guestKey);
  expect(lines().find(({ route }) => route === "/control/view-bookings")).toMatchObject({ staffId: 1 });
  expect(lines().find(({ route }) => route === "/booking-status/:key")).toBeDefined();
  expect(lines().find(({ route }) => route === "/api/Booking/:id")).toBeDefined();
});

test("an id that a stranger sends is not taken over", async () => {
  expect((await send("/")).headers.get("x-request-id")).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
});

test("the figures are for who knows the token; for others the address leads nowhere", async () => {
  const nowhere = await send("/nowhere");
  for (const header of ["", "Bearer", "Bearer wrong", `Basic ${token}`, `Bearer ${token}x`]) {
    const refused = await metrics(header);
    expect([header, refused.status]).toEqual([header, nowhere.status]);
    expect(refused.text).toContain("This path leads nowhere");
  }
  const { status, headers, text } = await metrics();
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  expect(faultsIn(text)).toEqual([]);
  expect(text).not.toMatch(secrets);
  const wanted = [
    'http_request_duration_seconds_count{route="/hotels",method="GET",status="2xx"}',
    'http_request_duration_seconds_count{route="/api/Booking/:id",method="PUT",status="4xx"}',
    'agency_lane_waiting{lane="api writes"}',
    'agency_lane_at_work{lane="pages visitors"}',
    'agency_page_cache_replies_total{from="memory"}',
    "agency_database_query_duration_seconds_sum",
    "process_resident_memory_bytes",
    'nodejs_eventloop_delay_seconds{percentile="99"}',
    'agency_bookings{status="New"}',
    'agency_outbox_emails{status="Failed"}',
    'agency_pictures{state="failed"}',
    "agency_sessions",
    "agency_free_space_bytes",
  ];
  expect(wanted.filter((series) => !seriesIn(text).includes(series))).toEqual([]);
  expect(text).toMatch(/\nagency_build_info\{version="[^"]+",node="[^"]+"\} 1\n/);
});

test("paths that nobody has made make no series", async () => {
  const look = (index: number) =>
    Promise.all(["", "api/", "uploads/", "control/"].map((folder) => send(`/${folder}lost-${index}`)));
  await look(0);
  const before = seriesIn((await metrics()).text);
  for (let index = 1; index <= 60; index += 1) await look(index);
  expect(seriesIn((await metrics()).text).filter((series) => !before.includes(series))).toEqual([]);
});

test("probes are answered, to HEAD too, and leave no line", async () => {
  const first = await send("/about");
  await lineOf(first.headers.get("x-request-id") ?? "");
  const before = lines().length;
  for (const path of ["/healthz", "/readyz"]) {
    expect([path, (await send(path)).status]).toEqual([path, 200]);
    expect([path, (await send(path, { method: "HEAD" })).status]).toEqual([path, 200]);
  }
  const last = await send("/contact");
  await lineOf(last.headers.get("x-request-id") ?? "");
  expect(lines()).toHaveLength(before + 1);
});

test("a failure shows people a number, and that is the number in the log", async () => {
  const database = new DatabaseSync(join(dataDir, "agency.sqlite"), { timeout: 5000 });
  database.exec("alter table hotels rename to mislaid");
  database.close();
  const call = await api("GET", "Hotel/AllUser");
  expect([call.status, call.data]).toEqual([500, null]);
  const page = await send("/hotels");
  const part = await send("/hotels.data");
  expect(page.status).toBe(500);
  const shown = /tell us this number: (?:<[^>]+>)?([0-9A-Z]{5}-[0-9A-Z]{5})/;
  for (const [text, { headers }, route] of [
    [call.message, call.reply, "/api/Hotel/AllUser"],
    [page.text, page, "/hotels"],
    [part.text, part, "/hotels"],
  ] as const) {
    const number = shown.exec(text)?.[1] ?? "none";
    expect(number).toBe(headers.get("x-request-id"));
    expect(await lineOf(number)).toMatchObject({ level: 40, route });
    const fault = lines().find(({ requestId, msg }) => requestId === number && msg === "request failed");
    expect(JSON.stringify(fault)).toContain("no such table");
  }
});

test("the end is told, and why", async () => {
  await site.stop();
  const told = lines().slice(-2);
  expect(told).toMatchObject([{ msg: "stopping", signal: "SIGTERM" }, { msg: "stopped" }]);
});
