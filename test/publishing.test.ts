import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { seedWithoutPictures } from "../bench/site.ts";
import { startBuiltSite } from "../scripts/built-site.ts";
import { owner } from "./support/owner.ts";

/* Pages come from memory, and what an owner publishes is in the next one all the same. */

const dataDir = mkdtempSync(join(tmpdir(), "agency-publishing-"));
const METRICS_TOKEN = "figures-for-the-test";
let site: Awaited<ReturnType<typeof startBuiltSite>>;
let cookie = "";

beforeAll(async () => {
  await seedWithoutPictures(dataDir);
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = owner;
  site = await startBuiltSite(dataDir, { ADMIN_USERNAME, ADMIN_PASSWORD, METRICS_TOKEN });
  const signedIn = await call("POST", "auth/login", owner);
  cookie = signedIn.headers.getSetCookie().join("; ");
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true });
});

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { "content-type": "application/json", cookie, origin: site.address };
  const reply = await fetch(`${site.address}/api/${path}`, { method, headers, body: JSON.stringify(body) });
  expect([path, reply.status]).toEqual([path, 200]);
  return reply;
}

async function send<Data>(method: string, path: string, body?: unknown): Promise<Data> {
  return ((await (await call(method, path, body)).json()) as { data: Data }).data;
}

/** The page as a guest gets it, and whether it came from memory. */
async function visit(path: string) {
  const before = await sentFromMemory();
  const html = await (await fetch(`${site.address}${path}`)).text();
  return { html, isCached: (await sentFromMemory()) > before };
}

async function sentFromMemory(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const figures = await (await fetch(`${site.address}/metrics`, { headers })).text();
  return Number(/agency_page_cache_replies_total\{from="memory"\} (\d+)/.exec(figures)?.[1] ?? 0);
}

/** A page that is cached: asked for until it comes from memory. */
async function visitCached(path: string): Promise<string> {
  await visit(path);
  const { html, isCached } = await visit(path);
  expect([path, isCached]).toEqual([path, true]);
  return html;
}

const blockOf = async (name: string) => {
  const blocks = await send<{ name: string; value: object; version: number }[]>("GET", "Content");
  const found = blocks.find((block) => block.name === name);
  if (!found) throw new Error(`There is no block ${name}`);
  return found;
};

test("what is published is in the next page, a draft in none, and a restored version at once", async () => {
  const { value, version } = await blockOf("home-about");
  const [before, draft, after] = ["Our two rooms by the lake", "A heading to think over", "Three rooms now"];
  const first = await send<{ version: number }>("PUT", "Content/home-about", {
    value: { ...value, heading: before },
    version,
  });
  expect((await visit("/")).html).toContain(before);
  expect(await visitCached("/")).toContain(before);

  await send("PUT", "Content/home-about/draft", { value: { ...value, heading: draft }, version: 0 });
  expect((await visit("/")).html).not.toContain(draft);

  await send("PUT", "Content/home-about", { value: { ...value, heading: after }, version: first.version });
  const published = await visit("/");
  expect([published.isCached, published.html.includes(after), published.html.includes(before)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await visitCached("/")).toContain(after);

  const past = await send<{ id: number; value: { heading: string } }[]>(
    "GET",
    "Content/history?name=home-about",
  );
  const earlier = past.find((each) => each.value.heading === before);
  await send("PUT", `Content/restore?Id=${earlier?.id}`);
  expect((await visit("/")).html).toContain(before);
  expect(await visitCached("/")).toContain(before);
});

test("words of every page are new on every page", async () => {
  const { value, version } = await blockOf("footer");
  const pages = ["/", "/hotels", "/hotel/1", "/package/1", "/contact"];
  for (const path of pages) await visitCached(path);
  await send("PUT", "Content/footer", { value: { ...value, companyHeading: "Who we are" }, version });
  for (const path of pages) {
    expect([path, (await visit(path)).html.includes("Who we are")]).toEqual([path, true]);
    await visitCached(path);
  }
});

test("a new name, palette and line are on the next page", async () => {
  await visitCached("/hotels");
  const { details, brand } = companyDefaults;
  await send("PUT", "Settings/Details", { ...details, name: "Willow and Walnut", version: 0 });
  expect((await visit("/hotels")).html).toContain("Willow and Walnut");
  await visitCached("/hotels");
  await send("PUT", "Settings/Brand", { ...brand, logo: "", palette: "pine", version: 0 });
  expect((await visit("/hotels")).html).toContain('data-palette="pine"');
  expect(await visitCached("/hotels")).toContain("Willow and Walnut");
});
