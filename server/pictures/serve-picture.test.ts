import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../test/support/pictures/memory-store.ts";
import { servePicture } from "./serve-picture.ts";

const name = "pictures/0123456789abcdef01234567/640.avif";
const original = "originals/0123456789abcdef01234567.jpg";

async function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  const store = createMemoryStore();
  await store.put(name, new TextEncoder().encode("0123456789"));
  await store.put(original, new TextEncoder().encode("34.083 N 74.797 E"));
  return servePicture(store, path, new Request(`http://site.example/uploads/${path}`, { method, headers }));
}

const etag = async () => (await ask(name)).headers.get("ETag") ?? "";

describe("a picture", () => {
  test("comes whole, typed, and may be cached for a year", async () => {
    const reply = await ask(name);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": "10",
      "content-type": "image/avif",
      etag: expect.stringMatching(/^"[^"]+"$/),
      "x-content-type-options": "nosniff",
    });
    expect(await reply.text()).toBe("0123456789");
  });

  test("that the browser has is not sent again", async () => {
    for (const tag of [await etag(), `W/${await etag()}`, `"other", ${await etag()}`, "*"]) {
      const reply = await ask(name, { "If-None-Match": tag });
      expect({ status: reply.status, body: await reply.text() }).toEqual({ status: 304, body: "" });
      expect(reply.headers.get("ETag")).toBe(await etag());
    }
    expect((await ask(name, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test("to HEAD is headers only", async () => {
    const reply = await ask(name, { Range: "bytes=0-1" }, "HEAD");
    expect({ status: reply.status, length: reply.headers.get("Content-Length") }).toEqual({
      status: 200,
      length: "10",
    });
    expect(await reply.text()).toBe("");
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("does not answer %s", async (method) => {
    const reply = await ask(name, {}, method);
    expect({ status: reply.status, allow: reply.headers.get("Allow") }).toEqual({
      status: 405,
      allow: "GET, HEAD",
    });
  });
});

describe("a range", () => {
  test.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-2", "89", "bytes 8-9/10"],
    ["bytes=-99", "0123456789", "bytes 0-9/10"],
    ["bytes=5-99", "56789", "bytes 5-9/10"],
  ])("%s", async (range, body, contentRange) => {
    const reply = await ask(name, { Range: range });
    expect(reply.status).toBe(206);
    expect(await reply.text()).toBe(body);
    expect(reply.headers.get("Content-Range")).toBe(contentRange);
    expect(reply.headers.get("Content-Length")).toBe(String(body.length));
  });

  test.each(["bytes=10-", "bytes=99-100", "bytes=-0"])("%s cannot be met", async (range) => {
    const reply = await ask(name, { Range: range });
    expect({ status: reply.status, range: reply.headers.get("Content-Range") }).toEqual({
      status: 416,
      range: "bytes */10",
    });
  });

  test.each(["bytes=3-1", "bytes=0-1,4-5", "bytes=-", "bytes=a-b", "rows=0-1"])(
    "%s is passed over",
    async (range) => {
      const reply = await ask(name, { Range: range });
      expect({ status: reply.status, body: await reply.text() }).toEqual({ status: 200, body: "0123456789" });
    },
  );

  test("of bytes that have changed since gets the whole picture", async () => {
    const range = { Range: "bytes=0-1" };
    expect((await ask(name, { ...range, "If-Range": '"old"' })).status).toBe(200);
    expect((await ask(name, { ...range, "If-Range": await etag() })).status).toBe(206);
  });
});

test.each([
  "",
  "hotel",
  "pictures/",
  "pictures/0123456789abcdef01234567/",
  "pictures/0123456789abcdef01234567/320.avif",
  "pictures/0123456789ABCDEF01234567/640.avif",
  original,
  "../uploads/pictures/0123456789abcdef01234567/640.avif",
  "..%2f..%2fetc%2fpasswd",
  "pictures/0123456789abcdef01234567/640.svg",
])("%j is not there: no listing, no original, no way out", async (path) => {
  const reply = await ask(path);
  expect(reply.status).toBe(404);
  expect(reply.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(reply.headers.get("Cache-Control")).toBe("no-store");
  expect(await reply.text()).toBe("Not found\n");
});
