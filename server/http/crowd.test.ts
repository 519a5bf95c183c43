import { expect, test } from "vitest";
import { productTable } from "../product-table.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { createApi } from "./api.ts";
import { KnownOwnPages } from "./known-own-pages.ts";
import { Lane } from "./lane.ts";
import { LastingPages } from "./page-cache/lasting-pages.ts";
import { renderPages } from "./pages.ts";

const app = appOfFile();
const site = "http://test.example";
const ownPage = `${site}/booking-status/AAAAAAAAAAAAAAAAAAAAAA`;
const { signal } = new AbortController();

test("ever new networks that fill the queue keep no guest from the own page, nor anybody from the home page", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const render = renderPages(app.services, createApi(app.services, productTable), async ({ url }) => {
    if (url.includes("?")) await released;
    return new Response("made", { status: url.includes("BBBB") ? 404 : 200 });
  });
  const statusOf = async (url: string, bindings: { address: string; isLasting?: true }, init?: RequestInit) =>
    (await render(new Request(url, init), bindings)).status;
  const guest = { address: "203.0.113.20" };
  expect(await statusOf(ownPage, guest)).toBe(200);
  const crowd = Array.from({ length: 300 }, (_, index) =>
    statusOf(`${site}/hotels?minRate=${index}`, { address: `198.18.${index % 250}.${index}` }),
  );
  expect(await statusOf(ownPage, guest)).toBe(200);
  expect(await statusOf(`${site}/`, { ...guest, isLasting: true })).toBe(200);
  // A key that opened nothing waits with the crowd.
  const unknown = statusOf(ownPage.replaceAll("A", "B"), guest);
  expect(await Promise.race([unknown, statusOf(ownPage, guest)])).toBe(200);
  release();
  await Promise.all([unknown, ...crowd]);
});

test("a part of a page, which is answered whatever its key is, makes no key known", () => {
  const pages = new KnownOwnPages();
  const part = `${ownPage}.data?_routes=root`;
  pages.note(part);
  expect(pages.has(ownPage)).toBe(false);
  pages.note(ownPage);
  expect(pages.has(part)).toBe(true);
});

test("a key is known in its own letters alone: the page opens with blanks and codes in it, too, ever new ones", () => {
  const pages = new KnownOwnPages();
  for (const spelt of [ownPage.replace("A", "%41"), `${ownPage}%20`, `${ownPage}%E2%80%8B.data`]) {
    pages.note(spelt);
    expect(pages.has(spelt)).toBe(false);
  }
  pages.note(ownPage);
  expect([`${ownPage}/`, `${ownPage}.data`].map((url) => pages.has(url))).toEqual([true, true]);
});

test("a page that is there for everybody is one without a number, or one that was there before", () => {
  const pages = new LastingPages();
  const house = { path: "/hotel/7", route: "/hotel/:id", hasQuery: false };
  expect(pages.has({ path: "/hotels", route: "/hotels", hasQuery: false })).toBe(true);
  expect(pages.has(house)).toBe(false);
  pages.note(house);
  expect([pages.has(house), pages.has({ ...house, path: "/hotel/8" })]).toEqual([true, false]);
});

test("who is refused is told so after a moment, so that asking again at once is no work for the server", async () => {
  const lane = new Lane(1, 0);
  const first = Promise.withResolvers<void>();
  const working = lane.run({ signal }, () => first.promise);
  const left = new AbortController();
  const startedAt = performance.now();
  const refused = [signal, left.signal].map((one) =>
    lane.run({ signal: one }, () => {}).catch((error: unknown) => [error, performance.now() - startedAt]),
  );
  left.abort();
  const [[error, took], [, tookToLeave]] = (await Promise.all(refused)) as [
    [unknown, number],
    [unknown, number],
  ];
  first.resolve();
  await working;
  expect(error).toMatchObject({ code: "busy" });
  expect(took).toBeGreaterThan(1000);
  expect(tookToLeave).toBeLessThan(took);
});

test("who asks for a page now and then is not pushed out by networks that ask for the first time", async () => {
  const lane = new Lane(1, 1);
  const guest = { signal, address: "203.0.113.20" };
  for (let asked = 0; asked < 5; asked += 1) {
    const other = lane.run({ signal, address: "192.0.2.1" }, () => {});
    expect(await lane.run(guest, () => "made")).toBe("made");
    await other;
  }
  const first = Promise.withResolvers<void>();
  const working = lane.run({ signal, address: "192.0.2.1" }, () => first.promise);
  const page = lane.run(guest, () => "made");
  const crowd = Array.from({ length: 20 }, (_, index) =>
    lane.run({ signal, address: `198.18.0.${index}` }, () => "made").catch(() => "refused"),
  );
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(["refused"]));
  first.resolve();
  expect(await page).toBe("made");
  await working;
});
