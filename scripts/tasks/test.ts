import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../browser.ts";
import { ensureBuilt } from "../build.ts";
import { haveDemoPicturesChanged } from "../demo-pictures.ts";
import { tellMissingEngines } from "../missing-engines.ts";
import { run } from "../run-command.ts";

type UnitReport = { numPassedTests: number; numFailedTests: number };
type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number } };

const read = <Report>(path: string) => JSON.parse(readFileSync(path, "utf8")) as Report;

const reports = mkdtempSync(join(tmpdir(), "agency-reports-"));
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");
const enginesReport = join(reports, "engines.json");

tellMissingEngines();
try {
  await run("node", ["scripts/tasks/check.ts"]);
  if (haveDemoPicturesChanged()) await run("node", ["scripts/tasks/demo-test.ts"]);
  await ensureBuilt();
  console.log("— Unit and API tests");
  await run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`]);
  console.log("— Browser tests");
  const chromium = { CHROMIUM: await ensureBrowser() };
  await run("playwright", ["test"], { ...chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport });
  console.log("— The main journeys on WebKit, Firefox and Chromium");
  await run("playwright", ["test", "--config", "test/engines/engines.config.ts"], {
    ...chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: enginesReport,
  });
  const unit = read<UnitReport>(unitReport);
  const browsers = [browserReport, enginesReport].map((path) => read<BrowserReport>(path).stats);
  const passed = browsers.reduce((sum, { expected, flaky }) => sum + expected + flaky, unit.numPassedTests);
  const failed = browsers.reduce((sum, { unexpected }) => sum + unexpected, unit.numFailedTests);
  console.log(`${passed} passed, ${failed} failed`);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
