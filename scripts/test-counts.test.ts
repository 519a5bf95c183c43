import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countTests } from "./test-counts.ts";

test("a test that passed only at its second try has failed", () => {
  const folder = mkdtempSync(join(tmpdir(), "agency-counts-"));
  const write = (name: string, report: object) => writeFileSync(join(folder, name), JSON.stringify(report));
  write("vitest API.json", { numPassedTests: 30, numFailedTests: 1 });
  const spec = (title: string, status: string) => ({ title, file: "a.test.ts", tests: [{ status }] });
  write("playwright Browser tests.json", {
    stats: { expected: 5, unexpected: 2, flaky: 1 },
    suites: [{ specs: [spec("good", "expected")], suites: [{ specs: [spec("bad", "flaky")] }] }],
  });
  const namesOfFailed = ["a.test.ts › bad (flaky)"];
  expect(countTests(folder)).toEqual({ passed: 35, failed: 4, namesOfFailed });
  rmSync(folder, { recursive: true });
});
