import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { owner } from "#test/support/owner.ts";
import { startBuiltSite } from "../scripts/built-site.ts";

const root = new URL("../", import.meta.url).href;
const listing = new URL("test/support/list-loaded.ts", root).href;

/** Sources of all that a site loads that starts, shows pages and ends: of a bundle's part, what its map names. */
async function sourcesLoaded(demo: "on" | "off"): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-loaded-"));
  const list = join(dataDir, "loaded.txt");
  const settings = { DEMO: demo, NODE_OPTIONS: `--import=${listing}`, LOADED_LIST: list };
  const site = await startBuiltSite(dataDir, settings);
  for (const path of ["/", "/hotels", "/control/login"])
    await (await fetch(site.address + path)).arrayBuffer();
  await site.stop();
  const urls = readFileSync(list, "utf8")
    .split("\n")
    .filter((url) => url.startsWith(root));
  rmSync(dataDir, { recursive: true });
  return urls.flatMap(sourcesOf).map((url) => url.slice(root.length));
}

function sourcesOf(url: string): string[] {
  const isPart = url.startsWith(`${root}build/`);
  // What the bundler itself adds has no source.
  if (!isPart || !existsSync(`${fileURLToPath(url)}.map`)) return [url];
  const { sources } = JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, "utf8")) as { sources: string[] };
  return sources.map((source) => new URL(source, url).href);
}

const isDemo = (path: string) => /^(demo|tools)\//.test(path);
const isPackage = (name: string) => (path: string) => path.startsWith(`node_modules/${name}/`);

test("starting and serving load no file of a demo that is off, and no package of a setting that is not there", async () => {
  const files = await sourcesLoaded("off");
  expect(files).toContain("server/main.ts");
  expect(files.filter(isPackage("hono"))).not.toEqual([]);
  expect(files.filter(isDemo)).toEqual([]);
  expect(files.filter(isPackage("sharp"))).toEqual([]);
  const bundled = globSync("build/site/**/*.js").flatMap((path) => sourcesOf(new URL(path, root).href));
  for (const name of ["pg", "@aws-sdk/client-s3", "nodemailer", "@simplewebauthn/server"]) {
    expect([name, bundled.map((url) => url.slice(root.length)).some(isPackage(name))]).toEqual([name, true]);
    expect([name, files.filter(isPackage(name))]).toEqual([name, []]);
  }
});

test("a company's site that was begun without the demo stays without it when DEMO=off is forgotten", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-begun-"));
  const account = { ADMIN_USERNAME: owner.username, ADMIN_PASSWORD: owner.password };
  const began = await startBuiltSite(dataDir, { DEMO: "off", ...account });
  const call = (method: string, path: string, body: object, cookie = "") =>
    fetch(`${began.address}/api/${path}`, {
      method,
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const signedIn = await call("POST", "auth/login", owner);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const details = { ...companyDefaults.details, name: "Reed and Willow", version: 0 };
  expect((await call("PUT", "Settings/Details", details, cookie)).status).toBe(200);
  await began.stop();
  const site = await startBuiltSite(dataDir, { DEMO: "" });
  const read = async (path: string) => (await fetch(site.address + path)).text();
  expect(await read("/our-team")).toContain("Reed and Willow");
  expect(await read("/our-team")).not.toContain("Adil Wani");
  expect(await read("/payment-methods")).not.toContain("@upi.example");
  expect(await read("/hotels")).toContain("No hotels yet");
  expect(site.printed()).toContain("begun without the demo");
  await site.stop();
  rmSync(dataDir, { recursive: true });
});

test("where it is on, its seeds are loaded and nothing of the drawing", async () => {
  const files = await sourcesLoaded("on");
  expect(files).toContain("demo/seed.ts");
  expect(files.filter((path) => path.startsWith("tools/"))).toEqual([]);
});
