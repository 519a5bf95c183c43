import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rawClient } from "#test/support/raw-client.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { addHotel } from "#test/support/factories.ts";
import type { RequestWatch } from "../../watch/watch-requests.ts";
import { drawnPages, startCachedSite } from "#test/support/page-cache/cached-site.ts";
import { MadeReply } from "./made-reply.ts";

let site: Awaited<ReturnType<typeof startCachedSite>>;
let pages: ReturnType<typeof drawnPages>;

const app = appOfTest({ publicUrl: "https://test.example", trustedProxies: ["loopback"] });
const staff = staffOfTest(app);

beforeEach(async () => {
  pages = drawnPages();
  site = await startCachedSite(app.services, pages.draw);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await site.stop();
});

test("the sitemap, which names every house, is made once, and says itself how long it is good", async () => {
  pages.next = { headers: { "cache-control": "public, max-age=3600" } };
  for (const path of ["/sitemap.xml", "/sitemap.xml", "/sitemap.xml?again"])
    expect((await site.ask(path)).headers["cache-control"]).toBe("public, max-age=3600");
  expect(pages.drawn).toEqual(["/sitemap.xml"]);
});

test("a page is drawn once and then sent to all, in the encoding that each accepts", async () => {
  const plain = await site.ask("/");
  expect([plain.status, plain.headers["content-encoding"]]).toEqual([200, undefined]);
  const encodings: [string, string | undefined, (body: Buffer) => Buffer][] = [
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["br;q=0.1, gzip", "gzip", gunzipSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0", undefined, (body) => body],
    ["*", "br", brotliDecompressSync],
    ["identity;q=0, gzip;q=0.5", "gzip", gunzipSync],
    ["identity;q=0", undefined, (body) => body],
    ["deflate;q=x,,;;", undefined, (body) => body],
  ];
  for (const [accepted, encoding, open] of encodings) {
    const { headers, body } = await site.ask("/", { headers: { "accept-encoding": accepted } });
    expect([accepted, headers["content-encoding"]]).toEqual([accepted, encoding]);
    expect(open(body).equals(plain.body)).toBe(true);
    expect(headers["content-length"]).toBe(String(body.length));
    const again = await site.ask("/", {
      headers: { "accept-encoding": accepted, "if-none-match": `"other", W/${headers["etag"]?.toString()}` },
    });
    expect([again.status, again.body.length, again.headers["etag"]]).toEqual([304, 0, headers["etag"]]);
    expect(again.headers["content-type"]).toBeUndefined();
  }
  const head = await site.ask("/", { method: "HEAD" });
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
    200,
    0,
    String(plain.body.length),
  ]);
  expect((await site.ask("/", { headers: { "if-none-match": "*" } })).status).toBe(304);
  expect((await site.ask("/", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  expect(pages.drawn).toEqual(["/"]);
});

test("a page that is asked for often comes in fewer bytes, and whoever has it is not sent it again", async () => {
  const long = await startCachedSite(app.services, longPage);
  const inBrotli = { headers: { "accept-encoding": "br" } };
  const first = await long.ask("/", inBrotli);
  const shrunk = await vi.waitFor(async () => {
    const reply = await long.ask("/", inBrotli);
    expect(reply.body.length).toBeLessThan(first.body.length);
    return reply;
  });
  expect(brotliDecompressSync(shrunk.body).equals(brotliDecompressSync(first.body))).toBe(true);
  expect(shrunk.headers["content-length"]).toBe(String(shrunk.body.length));
  for (const { headers } of [first, shrunk]) {
    const known = { "accept-encoding": "br", "if-none-match": headers["etag"]?.toString() ?? "" };
    const { status, headers: unchanged } = await long.ask("/", { headers: known });
    expect([status, unchanged["etag"]]).toEqual([304, shrunk.headers["etag"]]);
  }
  // Addresses that anybody can make up are compressed once, however often they are asked for.
  const made = await long.ask("/?page=2", inBrotli);
  for (let count = 0; count < 5; count += 1) await long.ask("/?page=2", inBrotli);
  await vi.waitFor(async () =>
    expect((await long.ask("/hotels", inBrotli)).body.length).toBe(shrunk.body.length),
  );
  expect((await long.ask("/?page=2", inBrotli)).headers["etag"]).toBe(made.headers["etag"]);
  await long.stop();
});

test("a page that was asked for once comes in fewer bytes when its content has not changed for a second", async () => {
  const long = await startCachedSite(app.services, longPage);
  const shrinks = vi.spyOn(MadeReply.prototype, "shrink");
  // The pages of the test before may be made small meanwhile.
  const routes = () => shrinks.mock.contexts.map((reply) => (reply instanceof MadeReply ? reply.route : ""));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const first = await long.ask("/packages", { headers: { "accept-encoding": "br" } });
  expect(routes()).not.toContain("/packages");
  await vi.advanceTimersByTimeAsync(1000);
  expect(routes().filter((route) => route === "/packages")).toHaveLength(1);
  vi.useRealTimers();
  await shrinks.mock.results[routes().indexOf("/packages")]?.value;
  const second = await long.ask("/packages", { headers: { "accept-encoding": "br" } });
  expect(second.body.length).toBeLessThan(first.body.length);
  await long.stop();
});

test("without a public address, the names of this machine under which it is opened count as its own", async () => {
  const local = await startCachedSite({ ...app.services, publicUrl: undefined }, longPage);
  const asHost = (host: string) => ({ headers: { "accept-encoding": "br", host } });
  const ofAnother = asHost(`127.0.0.2:${local.port}`);
  const first = await local.ask("/", ofAnother);
  for (let count = 0; count < 5; count += 1) await local.ask("/", ofAnother);
  for (const host of [`localhost:${local.port}`, `127.0.0.1:${local.port}`])
    await vi.waitFor(async () =>
      expect((await local.ask("/", asHost(host))).body.length).toBeLessThan(first.body.length),
    );
  expect((await local.ask("/", ofAnother)).body.length).toBe(first.body.length);
  await local.stop();
});

/** A page with as many different words as a real one. */
async function longPage(): Promise<Response> {
  const words = Array.from({ length: 3000 }, (_, index) => `word${(index * 7919) % 1009}`);
  return new Response(words.join(" "), { headers: { "content-type": "text/html; charset=utf-8" } });
}

test("it says who may keep it, what it varies by and what it is made from, beside all that other replies say", async () => {
  const hotels = await site.ask("/hotels");
  const [first, second] = [await site.ask("/hotels"), await site.ask("/hotels")];
  expect(first.headers).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "Accept-Encoding, Cookie",
    "cache-tag": "hotels",
    "content-type": "text/html; charset=utf-8",
    "x-content-type-options": "nosniff",
    "strict-transport-security": expect.stringContaining("max-age"),
  });
  const bypassed = await site.ask("/hotels", { headers: { cookie: "session=none" } });
  const own = new Set(["etag", "vary", "cache-tag", "cache-control", "content-length"]);
  const shared = (headers: object) => Object.keys(headers).filter((name) => !own.has(name));
  expect(shared(first.headers).toSorted()).toEqual(
    shared(bypassed.headers)
      .filter((name) => name !== "transfer-encoding")
      .toSorted(),
  );
  expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
  expect(first.headers["etag"]).toBe(hotels.headers["etag"]);
  const room = await site.ask("/api/rooms?Id=7");
  expect(room.headers["cache-tag"]).toBe("hotels-7,rooms");
});

test("what changes nothing in an address shares a page; what is no address of ours is not cached", async () => {
  const same = ["/hotels?sort=cheapest&place=Gulmarg", "/hotels?utm_source=x&place=Gulmarg&sort=cheapest"];
  for (const path of [...same, ...same, "/hotels?gclid=1", "/hotels?", "/hotels"]) await site.ask(path);
  expect(pages.drawn).toEqual(["/hotels?place=Gulmarg&sort=cheapest", "/hotels"]);
  pages.drawn = [];
  const odd = ["/hotels?sort=a&sort=b", "/hotel/0", "/hotels/", "/HOTELS", "/control/hotels", "/hotels%2f"];
  for (const path of [...odd, ...odd]) await site.ask(path);
  expect(pages.drawn).toHaveLength(2 * odd.length);
  const calls = [
    "/api/Hotel/AllUser?limit=2",
    "/API/hotel/alluser?LIMIT=2",
    "/api/Hotel/AllUser?Limit=2&x=1",
  ];
  const tags = await Promise.all(calls.map(async (path) => (await site.ask(path)).headers["etag"]));
  expect(new Set(tags).size).toBe(1);
  expect(tags[0]).toBeDefined();
});

test("many who ask at once are answered by one drawing; a failure is told to all and not cached", async () => {
  const gate = Promise.withResolvers<void>();
  pages.next = { until: gate.promise };
  const asked = Array.from({ length: 50 }, () => site.ask("/"));
  await expect.poll(() => pages.drawn.length).toBe(1);
  gate.resolve();
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  expect(pages.drawn).toEqual(["/"]);
  for (const status of [500, 503, 404, 429]) {
    pages.drawn = [];
    const again = Promise.withResolvers<void>();
    pages.next = { status, until: again.promise };
    const failing = Array.from({ length: 20 }, () => site.ask("/about"));
    await expect.poll(() => pages.drawn.length).toBe(1);
    again.resolve();
    const replies = await Promise.all(failing);
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([status]));
    expect(replies[0]?.headers["etag"]).toBeUndefined();
    await site.ask("/about");
    expect(pages.drawn.length).toBe(2);
  }
});

test("each reply is told of by its route, under the id that it carries", async () => {
  const told: unknown[] = [];
  let count = 0;
  const watch: RequestWatch = {
    idOf: () => `id-${(count += 1)}`,
    onServed: ({ notes, status }) => void told.push([notes.id, notes.route, status]),
    onSentAtOnce({ id, route, status, bytes }) {
      told.push([id, route, status]);
      expect(bytes).toBeGreaterThan(100);
    },
  };
  const watched = await startCachedSite(app.services, pages.draw, watch);
  const paths = [
    "/api/Hotel/AllUser",
    "/api/hotel/alluser?x=1",
    "/package/7",
    "/package/7",
    "/hotels?page=2",
  ];
  const ids = [];
  for (const path of paths) ids.push((await watched.ask(path)).headers["x-request-id"]);
  expect(ids).toEqual(paths.map((_, index) => `id-${index + 1}`));
  await expect.poll(() => told).toHaveLength(paths.length);
  const routes = ["/api/Hotel/AllUser", "/api/Hotel/AllUser", "/package/:id", "/package/:id", "/hotels"];
  expect(told).toEqual(routes.map((route, index) => [`id-${index + 1}`, route, 200]));
  await watched.stop();
});

test("when nobody can say the version, the usual way answers", async () => {
  await site.ask("/about");
  vi.spyOn(app.services.content, "current").mockImplementation(() => {
    throw new Error("away");
  });
  const reply = await site.ask("/about");
  expect([reply.status, reply.headers["etag"]]).toEqual([200, undefined]);
  vi.restoreAllMocks();
});

test("nor does a version that cannot be read end the process, when requests were sent ahead", async () => {
  await site.ask("/about");
  vi.spyOn(app.services.content, "current").mockImplementation(async () => {
    await Promise.resolve();
    throw new Error("away");
  });
  const { socket, received } = await rawClient(`http://127.0.0.1:${site.port}`);
  socket.write("GET /about HTTP/1.1\r\nHost: test.example\r\n\r\n".repeat(3));
  await expect.poll(() => received().split("HTTP/1.1 200").length - 1).toBe(3);
  socket.destroy();
  vi.restoreAllMocks();
});

test("a reply that nobody waits for any more is not made to its end, and the next one is", async () => {
  const gate = Promise.withResolvers<void>();
  pages.next = { until: gate.promise };
  const sockets = Array.from({ length: 3 }, () => connect(site.port, "127.0.0.1"));
  for (const socket of sockets) socket.write("GET / HTTP/1.1\r\nHost: test.example\r\n\r\n");
  await expect.poll(() => pages.drawn.length).toBe(1);
  for (const socket of sockets) socket.destroy();
  pages.next = {};
  await expect.poll(async () => (await site.ask("/")).status).toBe(200);
  gate.resolve();
  expect((await site.ask("/")).text).toContain("page");
});

test("a write through another process, and another day, are seen by the next request", async () => {
  expect((await site.ask("/hotels")).text).not.toContain("Pashmina");
  expect((await site.ask("/api/Hotel/AllUser")).text).not.toContain("Pashmina");
  const other = app.reopen();
  const id = await addHotel(staff);
  expect((await site.ask("/hotels")).text).toContain("Willow");
  await other.executor.updateTable("hotels").set({ name: "Pashmina" }).where("id", "=", id).execute();
  expect((await site.ask("/hotels")).text).toContain("Pashmina");
  expect((await site.ask("/api/Hotel/AllUser")).text).toContain("Pashmina");
  await other.executor.destroy();
  pages.drawn = [];
  await site.ask("/hotels");
  app.clock.forward(11 * 3600);
  await site.ask("/hotels");
  expect(pages.drawn).toEqual([]);
  // Half past six in Greenwich is noon in Kashmir: its day ends twelve hours later.
  app.clock.forward(3600);
  await site.ask("/hotels");
  expect(pages.drawn).toEqual(["/hotels"]);
});
