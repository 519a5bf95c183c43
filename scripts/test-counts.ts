import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Counts = { passed: number; failed: number; namesOfFailed: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults?: { assertionResults: { status: string; fullName: string }[] }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
};

function read<Report>(path: string): Report {
  return JSON.parse(readFileSync(path, "utf8")) as Report;
}

/** The tests of a report by Playwright that did not pass at their first try: file, title, 'flaky' or 'unexpected'. */
function namesInSuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "flaky" || status === "unexpected")
      .map(({ status }) => `${file} › ${title} (${status})`),
  );
  return [...own, ...suites.flatMap(namesInSuite)];
}

/** Adds up the reports in the folder. A flaky test, which passed only when retried, counts as failed. */
export function countTests(folder: string): Counts {
  const ofVitest = globSync("vitest *.json", { cwd: folder }).map((name): Counts => {
    const { numPassedTests, numFailedTests, testResults = [] } = read<VitestReport>(join(folder, name));
    const failed = testResults
      .flatMap((file) => file.assertionResults)
      .filter((one) => one.status === "failed");
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      namesOfFailed: failed.map(({ fullName }) => fullName),
    };
  });
  const ofPlaywright = globSync("playwright *.json", { cwd: folder }).map((name): Counts => {
    const { stats, suites = [] } = read<PlaywrightReport>(join(folder, name));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      namesOfFailed: suites.flatMap(namesInSuite),
    };
  });
  const all = [...ofVitest, ...ofPlaywright];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    namesOfFailed: all.flatMap(({ namesOfFailed }) => namesOfFailed),
  };
}
