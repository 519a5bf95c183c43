import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { addHotel } from "#test/support/factories.ts";
import { owner } from "#test/support/owner.ts";
import { drawnPages, startCachedSite } from "#test/support/page-cache/cached-site.ts";

let site: Awaited<ReturnType<typeof startCachedSite>>;
let pages: ReturnType<typeof drawnPages>;

const app = appOfTest({ publicUrl: "https://test.example", trustedProxies: ["loopback"] });
const staff = staffOfTest(app);

beforeEach(async () => {
  pages = drawnPages();
  site = await startCachedSite(app.services, pages.draw);
});
afterEach(async () => {
  await site.stop();
});

const cookies = [
  "session=abc",
  "__Host-session=abc",
  "theme=dark; __Host-session=abc",
  "__Host-session=",
  "flash=x",
  "__Host-flash=x",
  "__Host-device=x",
  "second-step=x",
  "__Host-passkey=x",
  "SESSION=abc",
  '"session"=abc',
];

test("nobody with a cookie of ours gets what is cached, and nothing of theirs is cached", async () => {
  await site.ask("/hotels");
  const forms: Record<string, string | string[]>[] = [
    ...cookies.map((cookie) => ({ cookie })),
    { cookie: ["_ga=1", "__Host-session=abc"] },
    { authorization: "Bearer x" },
    { origin: "https://test.example" },
    { "form-part": "query" },
    { "x-forwarded-proto": "http" },
    { "x-forwarded-proto": "https, http" },
    { "transfer-encoding": "chunked" },
  ];
  for (const headers of forms) {
    pages.drawn = [];
    const reply = await site.ask("/hotels", { headers });
    expect([headers, reply.headers["cache-tag"], reply.headers["etag"]]).toEqual([
      headers,
      undefined,
      undefined,
    ]);
  }
  pages.drawn = [];
  await site.ask("/hotels", { headers: { cookie: "session=mine" } });
  expect(pages.drawn).toEqual(["/hotels"]);
  const visitor = await site.ask("/hotels", { headers: { cookie: "_ga=GA1.2; consent=yes" } });
  expect([pages.drawn.length, visitor.text.includes("mine"), visitor.text.includes("_ga")]).toEqual([
    1,
    false,
    false,
  ]);
  const unencrypted = await site.ask("/hotels", { headers: { "x-forwarded-proto": "http" } });
  expect([unencrypted.status, unencrypted.headers["location"]]).toEqual([308, "https://test.example/hotels"]);
  const behindProxy = await site.ask("/hotels", { headers: { "x-forwarded-proto": "https" } });
  expect(behindProxy.headers["cache-tag"]).toBe("hotels");
});

test("the thanks with a guest's own key are cached for nobody", async () => {
  const own = "/cab-services/book?sent=CAB-7K3F9Q&own=abcdefghijklmnopqrstuv";
  for (const path of [own, "/cab-services/book?sent=CAB-7K3F9Q", own]) await site.ask(path);
  expect(pages.drawn).toEqual([own, "/cab-services/book?sent=CAB-7K3F9Q", own]);
});

test.each([
  "/review?stay=abcdefghijklmnopqrstuv",
  "/review?from=%2Fbooking-status%2Fabcdefghijklmnopqrstuv",
  "/review?sent&from=%2FBooking-Status%2Fabcdefghijklmnopqrstuv",
])("the form of a review that a guest opens from the own page is cached for nobody: %s", async (own) => {
  await site.ask(own);
  const { headers } = await site.ask(own);
  expect([pages.drawn, headers["etag"]]).toEqual([[own, own], undefined]);
});

test("signed-in staff see their own, also right after a visitor asked for the same", async () => {
  const path = "/api/Hotel/AllUser?isDeleted=true";
  const id = await addHotel(staff);
  await staff("DELETE", `Hotel/byId?Id=${id}`);
  expect((await site.ask(path)).status).toBe(401);
  const signedIn = await fetch(`http://127.0.0.1:${site.port}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(owner),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";", 1).join())
    .join("; ");
  const own = await site.ask(path, { headers: { cookie } });
  expect([own.status, own.text.includes("Willow"), own.headers["cache-control"]]).toEqual([
    200,
    true,
    "no-store",
  ]);
  expect((await site.ask(path)).status).toBe(401);
});

test("what a handler keeps from others is not cached: a cookie, no-store, private", async () => {
  const forms: Record<string, string>[] = [
    { "set-cookie": "x=1" },
    { "cache-control": "no-store" },
    { "cache-control": "private, max-age=60" },
  ];
  for (const headers of forms) {
    pages.drawn = [];
    pages.next = { headers };
    const replies = [await site.ask("/about"), await site.ask("/about")];
    for (const reply of replies)
      expect(reply.headers).toMatchObject(
        Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, name === "set-cookie" ? [value] : value]),
        ),
      );
    expect(pages.drawn.length).toBeGreaterThan(1);
  }
});

test("a page without what could not be read just now is sent, and made anew for the next", async () => {
  vi.spyOn(app.services.db.executor, "selectFrom").mockImplementation(() => {
    throw Object.assign(new Error("the disk is full"), { code: "ENOSPC" });
  });
  vi.spyOn(app.services.content, "current").mockReturnValue(1);
  const [page, call] = [await site.ask("/hotels"), await site.ask("/api/Hotel/AllUser")];
  expect([page.status, page.headers["cache-tag"], call.status]).toEqual([200, undefined, 503]);
  vi.restoreAllMocks();
  expect((await site.ask("/hotels")).headers["cache-tag"]).toBe("hotels");
  expect((await site.ask("/api/Hotel/AllUser")).status).toBe(200);
});
