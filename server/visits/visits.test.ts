import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { VisitCount } from "#contract/visits.ts";
import { appOfTest } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor, queryFormFor } from "#test/support/factories.ts";
import { startCachedSite } from "#test/support/page-cache/cached-site.ts";
import { cleanup } from "../cleanup.ts";
import { openLog } from "../watch/open-log.ts";
import { createRequestWatch } from "../watch/request-watch.ts";
import { VisitCounts } from "./visit-counts.ts";

const week = "2030-05-27";
const phone = { "user-agent": "Mozilla/5.0 (Linux; Android 15) Mobile" };

let visits: VisitCounts;
let site: Awaited<ReturnType<typeof startCachedSite>>;

const app = appOfTest();

beforeEach(async () => {
  visits = new VisitCounts(app.services.db, app.clock);
  Object.assign(app.services, { visits });
  const watch = createRequestWatch({ log: "off" }, app.services, openLog());
  site = await startCachedSite(
    app.services,
    async (request, { callApi, noteRoute }) => {
      const { pathname, search } = new URL(request.url);
      noteRoute(pathname);
      const reply = await callApi(`/api/Hotel/AllUser${search}`, {});
      return new Response(JSON.stringify(await reply.json()), {
        status: pathname === "/nowhere" ? 404 : 200,
      });
    },
    watch,
  );
});
afterEach(async () => {
  await site.stop();
});

async function counts(): Promise<VisitCount[]> {
  const staff = await app.signIn();
  return (await staff("GET", "Visits")).data as VisitCount[];
}

const row = (kind: string, page: string, total: number, about = "") => ({ week, kind, page, about, total });

test("pages that people open are counted by their pattern, made or from memory; programs and staff are not", async () => {
  await addHotel(await app.signIn());
  for (const path of ["/", "/", "/hotel/7", "/hotel/8", "/?utm=mail", "/nowhere", "/control/dashboard"])
    await site.ask(path, { headers: phone });
  const others: Record<string, string>[] = [
    {},
    { "user-agent": "Googlebot/2.1" },
    { ...phone, "sec-purpose": "prefetch" },
    { ...phone, cookie: "__Host-session=x" },
  ];
  for (const headers of others) await site.ask("/", { headers });
  await site.ask("/", { headers: phone, method: "HEAD" });
  await site.ask("/api/Hotel/AllUser", { headers: phone });
  await expect.poll(counts).toEqual([row("visit", "/", 3), row("visit", "/hotel/:id", 2)]);
});

test("a search that finds nothing is counted by the company's own places, also from memory; no words are kept", async () => {
  for (const search of [
    "place=Gurez",
    "place=gurez",
    "place=Gurez",
    "place=Zoya%20Khan%209000000001",
    "guests=9",
    "page=1",
  ])
    await site.ask(`/hotels?${search}`, { headers: phone });
  await expect
    .poll(counts)
    .toEqual([
      row("nothing", "/hotels", 2),
      row("nothing", "/hotels", 3, "Gurez"),
      row("visit", "/hotels", 6),
    ]);
});

test("forms are counted when they are begun and when they were sent, once each", async () => {
  const hotelId = await addHotel(await app.signIn());
  expect((await app.call("POST", "Visits/Begun", { form: "bookings" })).status).toBe(200);
  expect((await app.call("POST", "Visits/Begun", { form: "payments" })).status).toBe(400);
  const key = { "idempotency-key": "one" };
  for (let time = 0; time < 2; time += 1) await app.call("POST", "Booking", bookingFormFor(hotelId), key);
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor());
  await app.call("POST", "CustomerFeedBack/Query", { name: "" });
  expect(await counts()).toEqual([
    row("begun", "bookings", 1),
    row("sent", "bookings", 1),
    row("sent", "queries", 1),
  ]);
});

test("what several processes count adds up, and a database that is away loses nothing", async () => {
  const db = app.reopen();
  const other = new VisitCounts(db, app.clock);
  for (const process of [visits, visits, other]) process.visit("/");
  visits.nothing({ page: "/hotels", place: "Gurez" });
  await Promise.all([visits.flush(), other.flush()]);
  const { executor } = app.services.db;
  await sql`alter table visit_counts rename to away`.execute(executor);
  other.visit("/");
  other.nothing({ page: "/hotels", place: "Gulmarg" });
  await expect(other.flush()).rejects.toThrow();
  other.visit("/");
  await sql`alter table away rename to visit_counts`.execute(executor);
  await other.flush();
  await db.executor.destroy();
  expect(await counts()).toEqual([
    row("nothing", "/hotels", 1, "Gulmarg"),
    row("nothing", "/hotels", 1, "Gurez"),
    row("visit", "/", 5),
  ]);
});

test("whatever is searched for, memory holds a bounded number of words", async () => {
  for (let each = 0; each < 5000; each += 1) visits.nothing({ page: "/hotels", place: `Place ${each}` });
  await visits.flush();
  expect(await counts()).toEqual([row("nothing", "/hotels", 5000)]);
});

test("counts are kept for a year of weeks", async () => {
  visits.visit("/");
  await visits.flush();
  const rows = async () =>
    (await app.services.db.executor.selectFrom("visit_counts").selectAll().execute()).length;
  app.clock.forward(52 * 7 * 86_400);
  await cleanup.run(app.services, AbortSignal.any([]));
  expect(await rows()).toBe(1);
  app.clock.forward(2 * 7 * 86_400);
  await cleanup.run(app.services, AbortSignal.any([]));
  expect(await rows()).toBe(0);
});
