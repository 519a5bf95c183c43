import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startBuiltSite } from "../scripts/built-site.ts";

const root = new URL("../", import.meta.url).href;
const listing = new URL("test/support/list-loaded.ts", root).href;

/** Which of our own files a site loads that starts, shows pages and ends. */
async function filesLoaded(demo: "on" | "off"): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-loaded-"));
  const list = join(dataDir, "loaded.txt");
  const settings = { DEMO: demo, NODE_OPTIONS: `--import=${listing}`, LOADED_LIST: list };
  const site = await startBuiltSite(dataDir, settings);
  for (const path of ["/", "/hotels", "/control/login"])
    await (await fetch(site.address + path)).arrayBuffer();
  await site.stop();
  const own = readFileSync(list, "utf8")
    .split("\n")
    .filter((url) => url.startsWith(root));
  rmSync(dataDir, { recursive: true });
  return own.map((url) => url.slice(root.length)).filter((path) => !path.startsWith("node_modules/"));
}

const isDemo = (path: string) => /^(demo|tools)\//.test(path);

test("where the demo is off, starting and serving load no file of it", async () => {
  const files = await filesLoaded("off");
  expect(files).toContain("server/main.ts");
  expect(files.filter(isDemo)).toEqual([]);
});

test("where it is on, its seeds are loaded and nothing of the drawing", async () => {
  const files = await filesLoaded("on");
  expect(files).toContain("demo/seed.ts");
  expect(files.filter((path) => path.startsWith("tools/"))).toEqual([]);
});
