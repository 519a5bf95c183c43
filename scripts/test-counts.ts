import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Counts = { passed: number; failed: number };
type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

function read<Report>(path: string): Report {
  return JSON.parse(readFileSync(path, "utf8")) as Report;
}

/** Adds up the reports in the folder. A flaky test, which passed only when retried, counts as failed. */
export function countTests(folder: string): Counts {
  const ofVitest = globSync("vitest *.json", { cwd: folder }).map((name): Counts => {
    const report = read<VitestReport>(join(folder, name));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
  const ofPlaywright = globSync("playwright *.json", { cwd: folder }).map((name): Counts => {
    const { stats } = read<PlaywrightReport>(join(folder, name));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
  return [...ofVitest, ...ofPlaywright].reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
