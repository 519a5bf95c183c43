import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { failuresOf, countTests } from "./test-counts.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agency-counts-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, report: object) => writeFileSync(join(folder, name), JSON.stringify(report));
const said = [{ message: "Error: \u001B[31mgone\u001B[39m\n  at line 7" }];
const spec = (title: string, status: string) => ({
  title,
  file: "a.test.ts",
  line: 7,
  tests: [{ status, results: [{ errors: said }] }],
});
const suites = [
  {
    specs: [spec("good", "expected")],
    suites: [{ specs: [spec("late", "flaky"), spec("bad", "unexpected")] }],
  },
];

test("a test that passed only at its second try has failed", () => {
  const results = [
    { status: "passed", fullName: "adds" },
    { status: "failed", fullName: "subtracts", failureMessages: ["not\n  two"] },
  ];
  write("vitest API.json", {
    numPassedTests: 30,
    testResults: [{ name: "sums.test.ts", assertionResults: results }],
  });
  write("playwright Browser tests.json", { stats: { expected: 5 }, suites, errors: [] });
  const { passed, failed } = countTests(folder);
  expect(passed).toBe(35);
  expect(failed.map(({ name, why }) => `${name}: ${why}`)).toEqual([
    "subtracts: not two",
    "a.test.ts › late (flaky): Error: gone at line 7",
    "a.test.ts › bad (unexpected): Error: gone at line 7",
  ]);
});

test("failed tests are named with their place, unless more went wrong than tests", () => {
  write("report.json", { stats: { expected: 5 }, suites, errors: [] });
  write("broken.json", { stats: { expected: 0 }, suites: [], errors: [{ message: "no site" }] });
  expect(failuresOf(join(folder, "report.json"))?.map(({ place }) => place)).toEqual([
    "a.test.ts:7",
    "a.test.ts:7",
  ]);
  expect(failuresOf(join(folder, "broken.json"))).toBeUndefined();
  const results = [{ status: "failed", fullName: "subtracts" }];
  write("api.json", { testResults: [{ name: "sums.test.ts", status: "failed", assertionResults: results }] });
  write("not read.json", { testResults: [{ name: "sums.test.ts", status: "failed", assertionResults: [] }] });
  expect(failuresOf(join(folder, "api.json"))?.map(({ place }) => place)).toEqual(["sums.test.ts"]);
  expect(failuresOf(join(folder, "not read.json"))).toBeUndefined();
});
