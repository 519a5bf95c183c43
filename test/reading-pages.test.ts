import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentPages } from "#contract/content/block.ts";
import { readingPages } from "#contract/content/reading/reading-pages.ts";
import { startBuiltSite } from "../scripts/built-site.ts";
import { owner } from "./support/owner.ts";

const dataDir = mkdtempSync(join(tmpdir(), "agency-reading-"));
let site: Awaited<ReturnType<typeof startBuiltSite>>;
let cookie = "";

beforeAll(async () => {
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = owner;
  site = await startBuiltSite(dataDir, { ADMIN_USERNAME, ADMIN_PASSWORD, DEMO: "off" });
  const { headers } = await api("POST", "auth/login", owner);
  cookie = headers.getSetCookie().join("; ");
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true });
});

async function api(method: string, path: string, body: unknown) {
  const headers = { "content-type": "application/json", cookie, origin: site.address };
  const reply = await fetch(`${site.address}/api/${path}`, { method, headers, body: JSON.stringify(body) });
  expect([path, reply.status]).toEqual([path, 200]);
  return reply;
}

async function page(path: string, as = "") {
  const reply = await fetch(`${site.address}${path}`, { headers: as ? { cookie: as } : {} });
  return { status: reply.status, html: await reply.text() };
}

const publish = (name: string, value: object) => api("PUT", `Content/${name}`, { value });

test("until it is published a page is there for staff alone, and its link says that it is coming soon", async () => {
  const { html } = await page("/");
  const sitemap = (await page("/sitemap.xml")).html;
  for (const { page: key, title } of readingPages.filter((each) => each.page !== "privacy")) {
    const { href } = contentPages[key];
    expect([href, (await page(href)).status]).toEqual([href, 404]);
    expect((await page(href, cookie)).html).toContain(`<h1`);
    expect((await page(href, cookie)).html).toContain(title);
    expect(html).not.toContain(`href="${href}"`);
    expect(sitemap).not.toContain(`${href}<`);
  }
  expect((await page("/privacy")).status).toBe(200);
});

test("published it is read at once, without scripts, found at the foot of every page and in the sitemap", async () => {
  const text =
    "We **answer** in writing.\n\n- one\n- two\n\n<script>alert(1)</script> [a](javascript:alert(1))";
  for (const { name, title } of readingPages)
    await publish(name, {
      published: true,
      title,
      lead: "In short.",
      sections: [{ heading: "Own words", text }],
    });
  const { html } = await page("/");
  const sitemap = (await page("/sitemap.xml")).html;
  for (const { page: key, title } of readingPages) {
    const { href } = contentPages[key];
    const own = await page(href);
    expect([href, own.status]).toEqual([href, 200]);
    expect(own.html).toContain(`${title} | `);
    expect(own.html).toContain("<b>answer</b>");
    expect(own.html).toContain("<li>one</li>");
    expect(own.html).not.toMatch(/<script>alert|href="javascript/);
    expect(html).toContain(`href="${href}"`);
    expect(sitemap.split(`${href}<`)).toHaveLength(2);
  }
  await publish("terms-page", { published: false, title: "Terms" });
  expect((await page("/terms")).status).toBe(404);
});

test("the product's own words say how long each thing is kept only where the settings are read", () => {
  const told = JSON.stringify(readingPages.map(({ demo }) => demo));
  expect(told).not.toMatch(/\d+ (?:months|years)/);
});
