import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runDisturbedAlone } from "./run-disturbed-alone.ts";

/** A stage that has failed, with so many failed tests in its report; `code` is what it does when they run again. */
async function endsAfter(failed: number, code: string) {
  const folder = mkdtempSync(join(tmpdir(), "agency-alone-"));
  const report = join(folder, "report.json");
  const spec = { title: "late", file: "a.test.ts", line: 7, tests: [{ status: "flaky", results: [] }] };
  const suites = [{ specs: Array.from({ length: failed }, () => spec) }];
  writeFileSync(report, JSON.stringify({ stats: { expected: 5 }, suites, errors: [] }));
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const stage = { name: "Browser tests", run: ["node", "--eval", code, "--"], environment };
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const ended = await runDisturbedAlone([stage], [{ name: stage.name, seconds: 9, isPassed: false }]);
  said.mockRestore();
  rmSync(folder, { recursive: true });
  return { isPassed: ended.results[0]?.isPassed, disturbed: ended.disturbed };
}

const runsThemFiveTimes =
  "process.exit(['a.test.ts:7', '--repeat-each=5', '--retries=0'].every((one) => process.argv.includes(one)) ? 0 : 1)";

test("what failed beside other work and passes alone disturbs nobody, and is named", async () => {
  const name = "a.test.ts › late (flaky)";
  expect(await endsAfter(1, runsThemFiveTimes)).toEqual({ isPassed: true, disturbed: [name] });
});

test("what fails alone too, and more failures than chance makes, stay failures", async () => {
  expect(await endsAfter(1, "process.exit(1)")).toEqual({ isPassed: false, disturbed: [] });
  expect(await endsAfter(4, runsThemFiveTimes)).toEqual({ isPassed: false, disturbed: [] });
});
