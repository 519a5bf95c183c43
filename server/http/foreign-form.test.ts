import { expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";

const app = appOfFile();

async function send(path: string, headers: Record<string, string>) {
  const init = { method: "POST", headers: { origin: "https://elsewhere.example", ...headers }, body: "a=b" };
  const reply = await app.app.request(`http://test.example${path}`, init, { address: "192.0.2.1" });
  return { status: reply.status, type: reply.headers.get("content-type"), text: await reply.text() };
}

test("a form that another site sends to a page is refused with a page that a browser shows", async () => {
  const refused = await send("/query", { accept: "text/html,application/xhtml+xml" });
  expect([refused.status, refused.type]).toEqual([403, "text/html; charset=utf-8"]);
  expect(refused.text).toContain("<p data-failure>This request came from another site and was refused</p>");
  expect(refused.text).toContain('<a href="/">');
});

test("a call, and a sender that reads no pages, get the envelope as ever", async () => {
  for (const [path, accept] of [
    ["/api/Booking", "text/html"],
    ["/API", "text/html"],
    ["/query", "application/json"],
  ] as const) {
    const { status, type, text } = await send(path, { accept });
    expect([path, status, type]).toEqual([path, 403, "application/json"]);
    expect(JSON.parse(text)).toMatchObject({ status: 403 });
  }
});
