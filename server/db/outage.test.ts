import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { owner } from "#test/support/owner.ts";
import { startBuiltSite } from "../../scripts/built-site.ts";
import { addHotel, bookingFormFor } from "#test/support/factories.ts";
import { postgresPrograms, startOwnPostgres } from "#test/support/own-postgres.ts";
import { ensureBuilt } from "../../scripts/build.ts";
import { openDatabase } from "./open.ts";

// Needs the built pages and a PostgreSQL of its own, so it runs where the API is tested on PostgreSQL.
const isHere = Boolean(process.env["TEST_DATABASE_URL"] && postgresPrograms);
const rounds = 11;
const forms = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
let site: Awaited<ReturnType<typeof startBuiltSite>>;
let dataDir: string;
let hotelId: number;
let sent = 0;
const acknowledged: string[] = [];
const answered = new Map<string, number>();

beforeAll(async () => {
  if (!isHere) return;
  await ensureBuilt();
  dataDir = mkdtempSync(join(tmpdir(), "agency-outage-"));
  postgres = await startOwnPostgres();
  site = await startBuiltSite(dataDir, {
    DATABASE_URL: postgres.url,
    DEMO: "off",
    ADMIN_USERNAME: owner.username,
    ADMIN_PASSWORD: owner.password,
  });
  const { headers } = await api("POST", "auth/login", owner);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  hotelId = await addHotel(async (method, path, body) => (await api(method, path, body, { cookie })).reply);
}, 300_000);
afterAll(async () => {
  if (!isHere) return;
  await site.stop();
  await postgres.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

type Reply = { status: number; message: string; data: unknown };

async function api(method: string, path: string, body?: unknown, extra: Record<string, string> = {}) {
  const headers = { "content-type": "application/json", ...extra };
  const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
  const response = await fetch(`${site.address}/api/${path}`, init);
  return { headers: response.headers, reply: (await response.json()) as Reply };
}

function note(what: string, status: number): number {
  const key = `${what} ${status}`;
  answered.set(key, (answered.get(key) ?? 0) + 1);
  return status;
}

async function book(): Promise<number> {
  const form = bookingFormFor(hotelId, {
    customerName: `Guest ${(sent += 1)}`,
    checkInDate: "2090-06-10",
    checkOutDate: "2090-06-12",
  });
  const { reply } = await api("POST", "Booking", form, { "idempotency-key": form.customerName });
  if (reply.status === 201) acknowledged.push((reply.data as { reference: string }).reference);
  return note("booking", reply.status);
}

const readList = async () => note("list", (await api("GET", "Hotel/AllUser?limit=5")).reply.status);

async function openPage(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${site.address}${path}`, { redirect: "manual", ...init });
  await response.arrayBuffer();
  note(path, response.status);
  return response;
}

const sendForm = () =>
  openPage("/query", {
    method: "POST",
    headers: { ...forms, origin: site.address },
    body: new URLSearchParams({
      name: "Imran Qadri",
      email: "imran@example.com",
      subject: "Snow",
      message: "Is there any?",
    }),
  });

async function expectAway(): Promise<void> {
  const [call, page, form] = await Promise.all([
    api("GET", "Hotel/AllUser"),
    openPage("/hotels"),
    sendForm(),
  ]);
  expect([call.reply.status, page.status, form.status]).toEqual([503, 503, 503]);
  expect([call.headers, page.headers, form.headers].map((each) => each.get("retry-after"))).toEqual([
    "5",
    "5",
    "5",
  ]);
}

test.skipIf(!isHere)(
  `PostgreSQL stopped and started ${rounds} times under load: the process lives, says so meanwhile, and loses nothing`,
  async () => {
    const over = new AbortController();
    const keep = async (work: () => Promise<unknown>) => {
      while (!over.signal.aborted) await work();
    };
    const load = Promise.all([
      keep(book),
      keep(book),
      keep(book),
      keep(readList),
      keep(readList),
      keep(() => openPage("/hotels")),
      keep(sendForm),
    ]);
    const backAfter: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await pause(150);
      await postgres.stop(round % 2 ? "fast" : "immediate");
      await expectAway();
      await postgres.start();
      const started = performance.now();
      while ((await book()) !== 201) await pause(5);
      backAfter.push(Math.round(performance.now() - started));
    }
    over.abort();
    await load;
    const kinds = new Set([...answered.keys()].map((key) => key.split(" ")[1]));
    expect([...kinds].filter((status) => !/^(20[01]|302|503)$/.test(status ?? ""))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(rounds);
    // The median round is back within a second; a single one may be slow on a busy machine.
    expect(backAfter.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]).toBeLessThan(1000);
    await expectStored();
  },
  180_000,
);

async function expectStored(): Promise<void> {
  const { executor } = openDatabase({ databaseUrl: postgres.url, dataDir });
  const rows = await executor.selectFrom("bookings").select(["reference", "customer_name"]).execute();
  await executor.destroy();
  const stored = new Set(rows.map(({ reference }) => reference));
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
  expect(new Set(rows.map((row) => row.customer_name)).size).toBe(rows.length);
}
