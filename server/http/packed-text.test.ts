import { randomBytes } from "node:crypto";
import * as zlib from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compression } from "./compression.ts";
import { inBrotli } from "./in-brotli.ts";
import { PackedText } from "./packed-text.ts";

const unpack: Record<string, (bytes: Uint8Array) => Buffer> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  identity: (bytes) => Buffer.from(bytes),
};

const words = "Every call, with its examples. ".repeat(1000);

function start(text = words) {
  const packed = new PackedText(text, { "content-type": "text/html; charset=utf-8" });
  const app = new Hono().use(compression).get("/", (context) => packed.answer(context));
  return (headers: Record<string, string>) => app.request("/", { headers });
}

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["zstd", "identity"],
  ["", "identity"],
])("who takes %j gets it in %s, and 304 the next time", async (accepted, encoding) => {
  const ask = start();
  const first = await ask({ "accept-encoding": accepted });
  expect(first.headers.get("content-encoding") ?? "identity").toBe(encoding);
  expect(first.headers.get("vary")).toBe("Accept-Encoding");
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(unpack[encoding]?.(bytes).toString()).toBe(words);
  const etag = first.headers.get("etag") ?? "";
  const again = await ask({ "accept-encoding": accepted, "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

test.each(["br", "gzip", "zstd"])(
  "it is compressed for the first who takes %s, not for each",
  async (accepted) => {
    const text = randomBytes(1_500_000).toString("hex");
    const ask = start(text);
    const get = async () => expect((await ask({ "accept-encoding": accepted })).status).toBe(200);
    const once = await cpuOf(() => inBrotli(Buffer.from(text)));
    await get();
    expect(await cpuOf(() => Promise.all(Array.from({ length: 20 }, get)))).toBeLessThan(5 * once);
  },
);
