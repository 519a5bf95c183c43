import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startBuiltSite } from "../scripts/built-site.ts";

const dataDir = mkdtempSync(join(tmpdir(), "agency-hang-up-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("a terminal that is closed, of which the shell tells too, stops the site in order", async () => {
  const site = await startBuiltSite(dataDir, { DEMO: "off" });
  for (let times = 0; times < 3; times += 1) process.kill(site.pid, "SIGHUP");
  for (let tries = 0; tries < 300 && isThere(site.pid); tries += 1)
    await new Promise((next) => setTimeout(next, 100));
  expect(await site.stop()).toBe(0);
  expect(site.printed()).toContain("stopped");
});
