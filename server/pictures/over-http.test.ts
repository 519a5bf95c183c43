import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";
import { phonePicture } from "../../test/support/pictures/sample-pictures.ts";
import { uploadForm } from "../../test/support/pictures/upload-site.ts";

// Over a socket, because Hono's Node server replaces Request and Response with its own.

let server: ReturnType<typeof serve>;
let site: string;
let cookie: string;

const app = appOfFile();

beforeAll(async () => {
  server = serve({ fetch: app.app.fetch, port: 0, hostname: "127.0.0.1" });
  if (!server.listening) await new Promise((resolve) => void server.once("listening", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const body = JSON.stringify(owner);
  const headers = { "content-type": "application/json" };
  const login = await fetch(`${site}/api/auth/login`, { method: "POST", headers, body });
  cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
});
afterAll(() => {
  server.close();
});

async function upload(bytes: Uint8Array): Promise<Response> {
  const body = uploadForm(bytes, { Module: "gallery" });
  return fetch(`${site}/api/Upload`, { method: "POST", headers: { cookie }, body });
}

test("a phone's picture is uploaded, converted and fetched in part", async () => {
  const uploaded = await upload(await phonePicture());
  expect(uploaded.status).toBe(201);
  await app.services.pictures.conversions.idle();
  const reply = await fetch(`${site}/api/Upload?module=gallery`);
  const { data } = (await reply.json()) as { data: { imagePath: string; state: string; widths: number[] }[] };
  expect(data).toMatchObject([{ state: "ready", widths: [320, 640, 960, 1280, 1920] }]);

  const address = `${site}/uploads/${data[0]?.imagePath.replace("1280.jpg", "640.avif")}`;
  const whole = await fetch(address);
  const bytes = await whole.arrayBuffer();
  expect(bytes.byteLength).toBeLessThan(60_000);
  expect(whole.headers.get("Content-Length")).toBe(String(bytes.byteLength));
  expect(whole.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const part = await fetch(address, { headers: { Range: "bytes=10-19" } });
  expect(part.status).toBe(206);
  expect(await part.arrayBuffer()).toEqual(bytes.slice(10, 20));
  const again = await fetch(address, { headers: { "If-None-Match": whole.headers.get("ETag") ?? "" } });
  expect(again.status).toBe(304);
});

test("what is too large, or no picture, is said in the envelope", async () => {
  const large = await upload(new Uint8Array(17 * 1024 * 1024));
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ status: 413, message: "The picture is larger than 15 MB" });
  const text = await upload(new TextEncoder().encode("<svg/>"));
  expect(await text.json()).toMatchObject({ status: 415, data: null });
  expect((await fetch(`${site}/uploads/`)).status).toBe(404);
  expect((await fetch(`${site}/uploads/%2e%2e/%2e%2e/etc/passwd`)).status).toBe(404);
});
