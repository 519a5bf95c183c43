import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runDisturbedAlone } from "./run-disturbed-alone.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agency-alone-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Ends with the code of `exits` whose turn it is, and notes the places it was given. */
const again = `
  const { appendFileSync, readFileSync } = require("node:fs");
  const [file, exits, ...places] = process.argv.slice(1);
  appendFileSync(file, places.join(" ") + "\\n");
  process.exit(Number(exits[readFileSync(file, "utf8").split("\\n").length - 2]));`;

/** A stage of tests that has failed with the report; `exits` are the codes with which its tests end when run alone. */
async function endsAfter(report: object, exits: string) {
  const paths = [join(folder, "report.json"), join(folder, "runs")] as const;
  writeFileSync(paths[0], JSON.stringify(report));
  writeFileSync(paths[1], "");
  const runAlone = (places: string[]) => ["node", "--eval", again, "--", paths[1], exits, ...places];
  const stage = { name: "Tests", run: ["false"], tests: { report: paths[0], runAlone } };
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const ended = await runDisturbedAlone([stage], [{ name: stage.name, seconds: 9, isPassed: false }]);
  said.mockRestore();
  const runs = readFileSync(paths[1], "utf8").split("\n").slice(0, -1);
  return { isPassed: ended.results[0]?.isPassed, disturbed: ended.disturbed, runs };
}

const spec = { title: "late", file: "a.test.ts", line: 7, tests: [{ status: "flaky", results: [] }] };
const browserReport = (failed: number) => ({
  stats: { expected: 5 },
  suites: [{ specs: Array.from({ length: failed }, () => spec) }],
  errors: [],
});
const failed = { status: "failed", fullName: "is cut" };
const apiReport = (assertionResults: object[]) => ({
  testResults: [{ name: "pool.test.ts", status: "failed", assertionResults }],
});
const five = (run: string) => Array.from({ length: 5 }, () => run);

test("what failed beside other work and passes alone, five times, disturbs nobody, and is named", async () => {
  expect(await endsAfter(browserReport(1), "00000")).toEqual({
    isPassed: true,
    disturbed: ["a.test.ts › late (flaky)"],
    runs: five("a.test.ts:7"),
  });
  expect(await endsAfter(apiReport([failed, failed]), "00000")).toEqual({
    isPassed: true,
    disturbed: ["is cut", "is cut"],
    runs: five("pool.test.ts"),
  });
});

test("what fails alone once, more failures than chance makes, and a file that did not run stay failures", async () => {
  const fails = { isPassed: false, disturbed: [] };
  expect(await endsAfter(browserReport(1), "00010")).toEqual({
    ...fails,
    runs: five("a.test.ts:7").slice(1),
  });
  expect(await endsAfter(browserReport(4), "00000")).toEqual({ ...fails, runs: [] });
  expect(await endsAfter(apiReport([]), "00000")).toEqual({ ...fails, runs: [] });
});
