import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { productTable } from "../product-table.ts";
import { KnownBrowsers } from "../staff/sessions/known-browsers.ts";
import { rememberDevice } from "../staff/sessions/remember-device.ts";
import { createApi } from "./api.ts";
import { isKnownStaff } from "./is-known-staff.ts";
import { renderPages } from "./pages.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const signInPage = "http://test.example/control/login";

async function browserOfStaff(): Promise<string> {
  const { data } = await staff("GET", "Staff");
  const [{ id } = { id: 0 }] = data as { id: number }[];
  const { token } = await rememberDevice(app.services, id, undefined);
  return `device=${token}`;
}

test("strangers who sign in from ever new networks keep nobody out who has signed in from the browser before", async () => {
  const cookie = await browserOfStaff();
  // As after a restart: this process has met no browser yet.
  const services = { ...app.services, knownBrowsers: new KnownBrowsers() };
  const crowdIsThere = Promise.withResolvers<void>();
  const render = renderPages(services, createApi(services, productTable), async ({ headers }) => {
    if (!headers.has("cookie")) await crowdIsThere.promise;
    return new Response("made");
  });
  const statusOf = async (method: string, headers: Record<string, string> = {}, place = 0) => {
    const body = method === "POST" ? new URLSearchParams({ username: "asha" }) : undefined;
    const request = new Request(signInPage, { method, headers, body: body ?? null });
    return (await render(request, { address: `198.${place >> 8}.${place & 255}.1` })).status;
  };
  const crowd = Array.from({ length: 700 }, (_, place) =>
    statusOf(place % 2 === 0 ? "POST" : "GET", {}, place),
  );
  await Promise.race(crowd);
  expect(isKnownStaff(services, cookie)).toBe(false);
  expect([await statusOf("GET", { cookie }), await statusOf("POST", { cookie })]).toEqual([200, 200]);
  expect(isKnownStaff(services, cookie)).toBe(true);
  crowdIsThere.resolve();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200, 503]));
});

test("a browser from which somebody has just signed in is known, a made-up one is not", async () => {
  expect(isKnownStaff(app.services, await browserOfStaff())).toBe(true);
  for (const cookies of ["device=made-up", "device=", "other=1", undefined])
    expect(isKnownStaff(app.services, cookies)).toBe(false);
});
