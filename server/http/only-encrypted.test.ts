import { describe, expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";

const app = appOfFile({ publicUrl: "https://shop.example", trustedProxies: ["10.0.0.0/8"] });

async function ask(path: string, from: string, headers: Record<string, string>, method = "GET") {
  const bindings = { incoming: { socket: { remoteAddress: from } } };
  const { status, headers: reply } = await app.app.request(path, { method, headers }, bindings);
  return [status, reply.get("location")];
}

const plain = { "x-forwarded-proto": "http" };

describe("what a trusted proxy received unencrypted", () => {
  test("is sent to the encrypted page, not to another host", async () => {
    expect(await ask("http://shop.example/hotels?sort=name", "10.0.0.1", plain)).toEqual([
      308,
      "https://shop.example/hotels?sort=name",
    ]);
    expect(await ask("http://shop.example//evil.example/", "10.0.0.1", plain)).toEqual([
      308,
      "https://shop.example//evil.example/",
    ]);
  });

  test("is refused where programs ask", async () => {
    expect(await ask("http://shop.example/api/Company", "10.0.0.1", plain)).toEqual([403, null]);
    expect(await ask("http://shop.example/control/login", "10.0.0.1", plain, "POST")).toEqual([403, null]);
  });
});

test("encrypted requests, and what strangers say of themselves, change nothing", async () => {
  const encrypted = { "x-forwarded-proto": "https" };
  expect(await ask("http://shop.example/api/Company", "10.0.0.1", encrypted)).toEqual([200, null]);
  expect(await ask("http://shop.example/api/Company", "192.0.2.1", plain)).toEqual([200, null]);
});
