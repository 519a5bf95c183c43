import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { builtFiles } from "./built-files.ts";

const script = "export const oars = 2;\n".repeat(50);
const root = mkdtempSync(join(tmpdir(), "agency-built-"));
afterAll(() => rmSync(root, { recursive: true }));

mkdirSync(join(root, "client/assets"), { recursive: true });
writeFileSync(join(root, "secret.txt"), "secret");
writeFileSync(join(root, "client/icon.svg"), "<svg/>");
const file = join(root, "client/assets/oars-4f1c.js");
writeFileSync(file, script);
writeFileSync(`${file}.br`, brotliCompressSync(script));
writeFileSync(`${file}.gz`, gzipSync(script));

const site = new Hono();
site.get("*", builtFiles(join(root, "client")));
site.all("*", (context) => context.text("a page", 404));

async function ask(path: string, acceptEncoding = "", method = "GET") {
  return site.request(path, { method, headers: { "accept-encoding": acceptEncoding } });
}

test("what is named by its content is cached for a year, any other file for an hour", async () => {
  const asset = await ask("/assets/oars-4f1c.js");
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(asset.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(await asset.text()).toBe(script);
  expect((await ask("/icon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
});

test("a page is not looked for on the disk: each file has an ending", async () => {
  writeFileSync(join(root, "client/hotels"), "no page");
  expect(await (await ask("/hotels")).text()).toBe("a page");
  expect(await (await ask("/icon%2Esvg")).text()).toBe("<svg/>");
});

test("a file brings its own policy", async () => {
  const { headers } = await ask("/icon.svg");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'self';.*frame-ancestors 'none'$/);
});

test.each([
  ["br", "gzip, deflate, br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("compressed beforehand as %s it is sent to who takes that", async (encoding, accepted, open) => {
  const reply = await ask("/assets/oars-4f1c.js", accepted);
  expect(reply.headers.get("content-encoding")).toBe(encoding);
  expect(reply.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
  expect(reply.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(reply.headers.get("cache-control")).toContain("immutable");
  expect(open(Buffer.from(await reply.arrayBuffer())).toString()).toBe(script);
});

test("who takes no such thing, or asks for a file that was not compressed, gets it plain", async () => {
  const [plain, small] = [await ask("/assets/oars-4f1c.js", "identity"), await ask("/icon.svg", "br")];
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, script]);
  expect([small.headers.get("content-encoding"), await small.text()]).toEqual([null, "<svg/>"]);
});

test.each([
  "/assets/oars-0000.js",
  "/assets",
  "/assets/",
  "/nowhere",
  "/..%2fsecret.txt",
  "/assets/..%2f..%2fsecret.txt",
])("%s is no file: the page answers, and no cache keeps it", async (path) => {
  const reply = await ask(path, "br");
  expect([reply.status, await reply.text()]).toEqual([404, "a page"]);
  expect(reply.headers.get("cache-control")).toBeNull();
});

test("only reading gets a file", async () => {
  const head = await ask("/icon.svg", "", "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(await (await ask("/icon.svg", "", "POST")).text()).toBe("a page");
});
