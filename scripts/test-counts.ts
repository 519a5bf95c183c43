import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Counts = { passed: number; failed: string[] };
type VitestReport = {
  numPassedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  /** What went wrong outside of any test. */
  errors: object[];
};
/** A browser test that did not pass at its first try. */
type BrowserFailure = { name: string; place: string };

function read<Report>(path: string): Report {
  return JSON.parse(readFileSync(path, "utf8")) as Report;
}

function failuresIn({ suites = [], specs }: PlaywrightSuite): BrowserFailure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "flaky" || status === "unexpected")
      .map(({ status }) => ({ name: `${file} › ${title} (${status})`, place: `${file}:${line}` })),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

/** The failures that Playwright's report at the path tells; undefined when more went wrong than tests. */
export function browserFailures(path: string): BrowserFailure[] | undefined {
  const { suites, errors } = read<PlaywrightReport>(path);
  return errors.length > 0 ? undefined : suites.flatMap(failuresIn);
}

/** Adds up the reports in the folder, failed tests by name. A test that passed only when retried has failed. */
export function countTests(folder: string): Counts {
  const vitest = globSync("vitest *.json", { cwd: folder }).map((name) => {
    const { numPassedTests, testResults } = read<VitestReport>(join(folder, name));
    const failed = testResults
      .flatMap((file) => file.assertionResults)
      .filter((one) => one.status === "failed");
    return { passed: numPassedTests, failed: failed.map(({ fullName }) => fullName) };
  });
  const playwright = globSync("playwright *.json", { cwd: folder }).map((name) => {
    const { stats, suites } = read<PlaywrightReport>(join(folder, name));
    return { passed: stats.expected, failed: suites.flatMap(failuresIn).map((failure) => failure.name) };
  });
  const all = [...vitest, ...playwright];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
  };
}
