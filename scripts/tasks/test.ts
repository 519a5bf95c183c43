import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../browser.ts";
import { ensureBuilt } from "../build.ts";
import { run } from "../run-command.ts";

type UnitReport = { numPassedTests: number; numFailedTests: number };
type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number } };

const reports = mkdtempSync(join(tmpdir(), "agency-reports-"));
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");

try {
  await run("node", ["scripts/tasks/check.ts"]);
  await ensureBuilt();
  console.log("— Unit and API tests");
  await run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`]);
  console.log("— Browser tests");
  await run("playwright", ["test"], {
    CHROMIUM: await ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  });
  const unit = JSON.parse(readFileSync(unitReport, "utf8")) as UnitReport;
  const { stats } = JSON.parse(readFileSync(browserReport, "utf8")) as BrowserReport;
  const passed = unit.numPassedTests + stats.expected + stats.flaky;
  console.log(`${passed} passed, ${unit.numFailedTests + stats.unexpected} failed`);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
