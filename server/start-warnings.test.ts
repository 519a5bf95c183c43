import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startWarnings } from "./start-warnings.ts";

const dataDir = mkdtempSync(join(tmpdir(), "agency-warned-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const demo = false;
const cases: [host: string, publicUrl: string | undefined, warnings: number][] = [
  ["127.0.0.1", undefined, 0],
  ["127.0.0.1", "http://localhost:3000", 0],
  ["0.0.0.0", "https://www.example.com", 0],
  ["0.0.0.0", undefined, 1],
  ["127.0.0.1", "http://www.example.com", 1],
];
test.each(cases)("listening on %s as %s: %i warnings", (host, publicUrl, count) => {
  const warnings = startWarnings({ host, publicUrl, dataDir, demo }, dataDir);
  expect(warnings).toHaveLength(count);
  if (count > 0) expect(warnings[0]).toContain("PUBLIC_URL");
});

test("a data folder that others can look into is told", () => {
  chmodSync(dataDir, 0o755);
  expect(startWarnings({ host: "127.0.0.1", publicUrl: undefined, dataDir, demo })[0]).toContain("chmod");
  chmodSync(dataDir, 0o700);
});

test("a demo that is on at a public https address is told, not one at home", () => {
  const warned = (publicUrl: string | undefined, demo: boolean) =>
    startWarnings({ host: "127.0.0.1", publicUrl, dataDir, demo }, dataDir).some((text) =>
      text.includes("DEMO=off"),
    );
  const site = "https://www.example.com";
  expect([warned(site, true), warned(site, false), warned(undefined, true)]).toEqual([true, false, false]);
});

test("the project's history beside a public site is told", () => {
  const history = join(dataDir, ".git");
  mkdirSync(history);
  const warned = (publicUrl: string | undefined) =>
    startWarnings({ host: "127.0.0.1", publicUrl, dataDir, demo }, dataDir).some((text) =>
      text.includes(".git"),
    );
  expect([warned("https://www.example.com"), warned(undefined)]).toEqual([true, false]);
  rmSync(history, { recursive: true });
});
