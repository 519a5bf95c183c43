import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A test that did not pass at the first attempt: its location, and the beginning of its message, on one line. */
type Failure = { name: string; place: string; why: string };
type Counts = { passed: number; failed: Failure[] };
type VitestResult = { status: string; fullName: string; failureMessages?: string[] };
type VitestReport = {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: VitestResult[] }[];
};
type PlaywrightTest = { status: string; results: { errors: { message?: string }[] }[] };
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
};
type PlaywrightReport = {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  /** Errors outside of tests. */
  errors: object[];
};

function read<Report>(path: string): Report {
  return JSON.parse(readFileSync(path, "utf8")) as Report;
}

function oneLine(message = ""): string {
  return stripVTControlCharacters(message).replaceAll(/\s+/g, " ").slice(0, 300);
}

function failedIn({ name: place, assertionResults }: VitestReport["testResults"][number]): Failure[] {
  return assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => ({ name: fullName, place, why: oneLine(failureMessages?.[0]) }));
}

function failuresIn({ suites = [], specs }: PlaywrightSuite): Failure[] {
  const ownFailures = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "flaky" || status === "unexpected")
      .map(({ status, results }) => ({
        name: `${file} › ${title} (${status})`,
        place: `${file}:${line}`,
        why: oneLine(results.flatMap(({ errors }) => errors)[0]?.message),
      })),
  );
  return [...ownFailures, ...suites.flatMap(failuresIn)];
}

/** The failed tests in a report; undefined when there were errors outside of tests. */
export function failuresOf(path: string): Failure[] | undefined {
  const report = read<VitestReport | PlaywrightReport>(path);
  if ("suites" in report) return report.errors.length > 0 ? undefined : report.suites.flatMap(failuresIn);
  const failed = report.testResults.map((file) => ({
    isPassed: file.status !== "failed",
    own: failedIn(file),
  }));
  return failed.some(({ isPassed, own }) => !isPassed && own.length === 0)
    ? undefined
    : failed.flatMap(({ own }) => own);
}

/** Sums up the reports in the folder, with the failed tests. A test that passed only on retry counts as failed. */
export function countTests(folder: string): Counts {
  const vitest = globSync("vitest *.json", { cwd: folder }).map((name) => {
    const { numPassedTests, testResults } = read<VitestReport>(join(folder, name));
    return { passed: numPassedTests, failed: testResults.flatMap(failedIn) };
  });
  const playwright = globSync("playwright *.json", { cwd: folder }).map((name) => {
    const { stats, suites } = read<PlaywrightReport>(join(folder, name));
    return { passed: stats.expected, failed: suites.flatMap(failuresIn) };
  });
  const all = [...vitest, ...playwright];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
  };
}
