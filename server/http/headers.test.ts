import { describe, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";

const app = appOfFile({ publicUrl: "https://shop.example" });
const open = appOfFile();

async function ask({ app }: TestApp, url: string, init?: RequestInit): Promise<Response> {
  return app.request(url, init, {});
}

const addresses = [
  "/api/Company",
  "/api/nowhere",
  "/api/docs",
  "/api/openapi.json",
  "/uploads/none.jpg",
  "/healthz",
];

test.each(addresses)("%s has a policy, and every other header", async (address) => {
  const { headers } = await ask(app, `https://shop.example${address}`);
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
  expect(headers.get("content-security-policy")).not.toContain("unsafe");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
});

test("what does not say whether it may be kept is kept nowhere", async () => {
  const asText = { headers: { "content-type": "text/x-script" } };
  const site = createApp(app.services, () => () => new Response("[]", asText));
  for (const address of ["/query.data?own=key", "/api/nowhere", "/api/Booking/byKey?key=none"]) {
    const { headers } = await site.request(`https://shop.example${address}`, {}, {});
    expect([address, headers.get("cache-control")]).toEqual([address, "no-store"]);
  }
});

test("text says in which letters it is written", async () => {
  const site = createApp(
    app.services,
    () => () => new Response("[]", { headers: { "content-type": "text/x-script" } }),
  );
  const { headers } = await site.request("https://shop.example/hotels.data", {}, {});
  expect(headers.get("content-type")).toBe("text/x-script; charset=utf-8");
});

test("encryption is asked for where the site is known to be encrypted, and nowhere else", async () => {
  const { headers } = await ask(open, "http://test.example/api/Company");
  expect(headers.get("strict-transport-security")).toBeNull();
});

describe("origins are compared whole", () => {
  const origins: [origin: string, isForeign: boolean][] = [
    ["https://shop.example", false],
    ["http://shop.example", true],
    ["https://shop.example:8443", true],
    ["https://evil.example", true],
    ["null", true],
  ];
  test.each(origins)("%s", async (origin, isForeign) => {
    const { status } = await ask(app, "https://shop.example/api/auth/logout", {
      method: "POST",
      headers: { origin },
    });
    expect(status === 403).toBe(isForeign);
  });
});

test.each([
  ["another name of the site", "https://shop.example", "http://bare.example", "https://bare.example"],
  ["a proxy that ends TLS, with no public address", undefined, "http://shop.example", "https://shop.example"],
  ["the server's own address", "https://shop.example", "http://127.0.0.1:3000", "http://127.0.0.1:3000"],
])(
  "a form sent by %s comes to its page with the Origin of the page's URL",
  async (_, publicUrl, asked, origin) => {
    const found: Request[] = [];
    const site = createApp({ ...app.services, publicUrl }, () => (request) => {
      found.push(request);
      return new Response("taken");
    });
    const form = { method: "POST", headers: { origin }, body: new URLSearchParams({ name: "Leela" }) };
    expect((await site.request(`${asked}/query`, form, {})).status).toBe(200);
    expect(found.map(({ url, headers }) => headers.get("origin") === new URL(url).origin)).toEqual([true]);
    expect(await found[0]?.text()).toBe("name=Leela");
  },
);

test("the documents of the API are made once and known by their tag", async () => {
  const first = await ask(app, "https://shop.example/api/openapi.json");
  const etag = first.headers.get("etag") ?? "";
  const again = await ask(app, "https://shop.example/api/openapi.json", {
    headers: { "if-none-match": etag },
  });
  expect([first.status, again.status]).toEqual([200, 304]);
});

test("whoever watches the process is told whether it lives and whether it can serve", async () => {
  const status = async (of: TestApp, path: string) => (await ask(of, `http://test.example${path}`)).status;
  expect([await status(app, "/healthz"), await status(app, "/readyz")]).toEqual([200, 200]);
  const broken = await startTestApp();
  await broken.services.db.executor.destroy();
  expect([await status(broken, "/healthz"), await status(broken, "/readyz")]).toEqual([200, 503]);
});
