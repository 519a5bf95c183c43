import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { brotli } from "./brotli.ts";

const page = "<p>Wake up on the Dal</p>".repeat(200);
const app = new Hono().use(brotli);
app.get("/page", (context) => context.html(page));
app.get("/small", (context) => context.html("<p>a", 200, { "content-length": "4" }));
app.get("/picture", (context) => context.body(page, 200, { "content-type": "image/avif" }));
app.get("/built", (context) =>
  context.body(page, 200, { "content-type": "text/css", "content-encoding": "gzip" }),
);

const ask = (path: string, accepted: string, method = "GET") =>
  app.request(path, { method, headers: { "accept-encoding": accepted } });

test("a page comes in brotli where it is taken, whole again after unpacking", async () => {
  const reply = await ask("/page", "gzip, deflate, br, zstd");
  expect(reply.headers.get("content-encoding")).toBe("br");
  expect(reply.headers.get("vary")).toMatch(/accept-encoding/i);
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(bytes.length).toBeLessThan(page.length / 10);
  expect(brotliDecompressSync(bytes).toString()).toBe(page);
});

test("what is small, packed already, a picture, or not asked for so is sent as it is", async () => {
  const encodings = await Promise.all([
    ask("/small", "br"),
    ask("/picture", "br"),
    ask("/built", "br"),
    ask("/page", "gzip"),
    ask("/page", "gzip, br;q=0"),
    ask("/page", "br", "HEAD"),
  ]);
  expect(encodings.map(({ headers }) => headers.get("content-encoding"))).toEqual([
    null,
    null,
    "gzip",
    null,
    null,
    null,
  ]);
});
