import { join } from "node:path";
import { checkStages } from "./check-stages.ts";
import type { Stage } from "./stages.ts";

type Where = {
  /** The folder for the test runners' reports. */
  reports: string;
  /** Path of an installed browser; empty for Playwright's own. */
  chromium: string;
  /** Also runs the API tests on a temporary PostgreSQL server. */
  withPostgres: boolean;
};

const build = { name: "Build", run: ["node", "scripts/tasks/build.ts"] };
/** Lists missing browser engines; in CI this fails. */
const engines = { name: "Engines that are here", run: ["node", "test/engines/missing-engines.ts"] };
const site = { name: "Demo site", run: ["node", "test/e2e/support/make-site.ts"] };

/** One stage of `vitest`, which leaves its report. */
function vitest(name: string, { reports }: Where, args: string[], before: string[] = []): Stage {
  const report = join(reports, `vitest ${name}.json`);
  const command = [...before, "vitest", "run", ...args, "--reporter=default"];
  const run = [...command, "--reporter=json", `--outputFile.json=${report}`];
  return { name, run, after: [build.name], tests: { report, runAlone: (files) => [...command, ...files] } };
}

/** One stage of `playwright`, which leaves its report. */
function playwright(name: string, { reports, chromium }: Where, args: string[]): Stage {
  const report = join(reports, `playwright ${name}.json`);
  const environment = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const run = ["playwright", "test", ...args];
  const runAlone = (places: string[]) => [...run, ...places, "--retries=0", "--workers=1", "--reporter=list"];
  return { name, run, environment, after: [build.name, site.name], tests: { report, runAlone } };
}

/** Slow API tests that do not depend on the database engine: decoding pictures, API docs, generated clients. */
const sameOnBothEngines = [
  "server/pictures/over-http",
  "server/pictures/refused-uploads",
  "server/pictures/serve-picture",
  "server/http/docs/docs-page",
  "test/api/generated-client",
].flatMap((name) => ["--exclude", `${name}.test.ts`]);

/** All stages: the check and all tests, the longest as early as possible. */
export function allStages(where: Where): Stage[] {
  const journeys = playwright("Main journeys on three engines", where, [
    "--config",
    "test/engines/engines.config.ts",
  ]);
  const args = ["--project", "api*", ...sameOnBothEngines];
  const onPostgres = vitest("API on PostgreSQL", where, args, ["scripts/ci/with-postgres.sh"]);
  return [
    engines,
    build,
    site,
    playwright("Browser tests", where, []),
    ...checkStages,
    // It does not need the built pages, so it runs during the build.
    ...(where.withPostgres ? [{ ...onPostgres, after: [] }] : []),
    // Separate stages, because each uses one core: a single one at the end would leave the other core idle.
    vitest("API on SQLite", where, ["--project", "api*"]),
    { ...journeys, after: [build.name, site.name, engines.name] },
    vitest("Unit tests", where, ["--project", "unit", "--project", "document"]),
  ];
}

/** The tests whose path has one of the words in it; browser journeys are named in the singular. */
export function stagesOf(words: string[], where: Where): Stage[] {
  const journeys = words.map((word) => `${word.replace(/s$/, "")}[^/]*\\.test`);
  return [
    build,
    site,
    vitest("Unit and API tests", where, ["--passWithNoTests", ...words]),
    playwright("Browser tests", where, ["--pass-with-no-tests", ...journeys]),
  ];
}
