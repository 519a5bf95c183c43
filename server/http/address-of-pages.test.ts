import { expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { createApp } from "./app.ts";

const app = appOfFile();

test.each([
  "//elsewhere.example/control/login",
  "//%/control",
  "//[/?a=b",
  "//",
  "/about?from=//elsewhere.example",
])("%s is asked of the site's own address, however the path begins", async (path) => {
  const services = { ...app.services, publicUrl: "https://site.example" };
  const site = createApp(services, () => (request) => new Response(request.url));
  const reply = await site.request(
    `http://127.0.0.1:3000${path}`,
    { headers: { "x-forwarded-proto": "https" } },
    {},
  );
  expect([reply.status, await reply.text()]).toEqual([200, `https://site.example${path}`]);
});
