import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compression } from "./compression.ts";

const page = "<p>Wake up on the Dal</p>".repeat(200);
const app = new Hono().use(compression);
app.get("/page", (context) => context.html(page));
app.get("/table", (context) => context.body(page, 200, { "content-type": "text/csv" }));
app.get("/reply", (context) => context.json({ message: "Not found" }));
app.get("/small", (context) => context.html("<p>a", 200, { "content-length": "4" }));
app.get("/picture", (context) => context.body(page, 200, { "content-type": "image/avif" }));
app.get("/long", (context) => context.html(page.repeat(100)));
app.get("/unchanged", () => new Response(null, { status: 304, headers: { "content-type": "text/html" } }));
app.get("/built", (context) =>
  context.body(page, 200, { "content-type": "text/css", "content-encoding": "gzip" }),
);

app.get("/ready", (context) => context.html(page, 200, { "cache-control": "no-cache, no-transform" }));

const ask = (path: string, accepted: string, method = "GET") =>
  app.request(path, { method, headers: { "accept-encoding": accepted } });

test.each([
  ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip, br, zstd;q=0", "br", brotliDecompressSync],
  ["zstd ; Q=0.000, br", "br", brotliDecompressSync],
  ["zstd;q=0.1, br;q=0.9", "br", brotliDecompressSync],
  ["x-zstd-dict, br", "br", brotliDecompressSync],
  ["BR, ZSTD", "zstd", zstdDecompressSync],
] as const)("who takes %s gets a page in %s, whole again after unpacking", async (accepted, name, unpack) => {
  const reply = await ask("/page", accepted);
  expect(reply.headers.get("content-encoding")).toBe(name);
  expect(reply.headers.get("vary")).toMatch(/accept-encoding/i);
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(bytes.length).toBeLessThan(page.length / 10);
  expect(unpack(bytes).toString()).toBe(page);
});

test("what may be long comes in parts, and in brotli", async () => {
  const reply = await ask("/table", "gzip, deflate, br, zstd");
  expect(reply.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(Buffer.from(await reply.arrayBuffer())).toString()).toBe(page);
});

test("what is small, packed already, a picture, or not asked for so is sent as it is", async () => {
  const encodings = await Promise.all([
    ask("/small", "br"),
    ask("/picture", "br"),
    ask("/built", "br"),
    ask("/page", "gzip"),
    ask("/page", "gzip, br;q=0, zstd;q=0.0"),
    ask("/page", "br; q=0, zstd ;q=0, gzip"),
    ask("/reply", "zstd"),
    ask("/small", "zstd"),
    ask("/picture", "zstd"),
    ask("/page", "br", "HEAD"),
  ]);
  expect(encodings.map(({ headers }) => headers.get("content-encoding"))).toEqual([
    null,
    null,
    "gzip",
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("a page of half a megabyte is whole after unpacking; a reply without a body stays without", async () => {
  const long = await ask("/long", "zstd");
  expect(long.headers.get("content-encoding")).toBe("zstd");
  expect(long.headers.get("content-type")).toMatch(/^text\/html/);
  expect(zstdDecompressSync(Buffer.from(await long.arrayBuffer())).toString()).toBe(page.repeat(100));
  const unchanged = await ask("/unchanged", "zstd, br");
  expect([unchanged.status, unchanged.body, unchanged.headers.get("content-encoding")]).toEqual([
    304,
    null,
    null,
  ]);
});

test.each(["zstd", "br", "gzip"])("what must not be changed is not compressed in %s", async (accepted) => {
  const reply = await ask("/ready", accepted);
  expect([reply.headers.get("content-encoding"), await reply.text()]).toEqual([null, page]);
});
