import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../browser.ts";
import { haveDemoPicturesChanged } from "../demo-pictures.ts";
import { runDisturbedAlone } from "../run-disturbed-alone.ts";
import { runStages, type Stage } from "../stages.ts";
import { countTests } from "../test-counts.ts";
import { allStages, stagesOf } from "../test-stages.ts";

// `npm test` is everything, `npm test -- bookings` one feature, `npm test -- --postgres` everything and PostgreSQL.
const begun = performance.now();
const words = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const withPostgres = process.argv.includes("--postgres");
const reports = mkdtempSync(join(tmpdir(), "agency-reports-"));
try {
  const where = { reports, chromium: await ensureBrowser(), withPostgres };
  const stages = words.length > 0 ? stagesOf(words, where) : everything(where);
  const { results, disturbed } = await runDisturbedAlone(stages, await runStages(stages));
  for (const { name, seconds, isPassed } of results)
    console.log(`${String(seconds).padStart(5)} s  ${name}${isPassed ? "" : ", FAILED"}`);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const isLate = isTooLong(seconds);
  const counted = countTests(reports);
  const failed = counted.failed.filter(({ name }) => !disturbed.includes(name));
  // Printed last, as the end of a long output is read first.
  for (const name of disturbed)
    console.log(`DISTURBED  ${name}: failed beside others, passed five times alone`);
  for (const { name, why } of failed) console.log(`FAILED  ${name}: ${why}`);
  console.log(`${counted.passed} passed, ${failed.length} failed, ${disturbed.length} disturbed`);
  process.exitCode = failed.length === 0 && !isLate && results.every(({ isPassed }) => isPassed) ? 0 : 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

function everything(where: Parameters<typeof allStages>[0]): Stage[] {
  const stages = allStages(where);
  if (haveDemoPicturesChanged())
    stages.push({ name: "Demo pictures", run: ["node", "scripts/tasks/demo-test.ts"] });
  return stages;
}

/** Prints the whole run's seconds; true when they exceed GATE_SECONDS, which is set only on machines of known speed. */
function isTooLong(seconds: number): boolean {
  const maxSeconds = Number(process.env["GATE_SECONDS"] ?? Infinity);
  console.log(
    `${String(seconds).padStart(5)} s  in all${seconds > maxSeconds ? `, above ${maxSeconds} s` : ""}`,
  );
  return seconds > maxSeconds;
}
