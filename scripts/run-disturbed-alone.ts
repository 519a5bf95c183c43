import { existsSync } from "node:fs";
import { runStages, type StageResult, type Stage } from "./stages.ts";
import { failuresOf } from "./test-counts.ts";

/** With more failures than this, none is considered a disturbance. */
const mostDisturbed = 3;
const times = 5;

/**
 * Reruns the few failed tests alone, five times: failures caused by load on the machine disappear, real ones stay. For
 * Vitest the whole test files are rerun. Returns the results, in which a stage passes if all its failures passed, and the
 * names of these.
 */
export async function runDisturbedAlone(stages: Stage[], ended: StageResult[]) {
  const disturbed: string[] = [];
  const results: StageResult[] = [];
  for (const result of ended) {
    const stage = stages.find(({ name }) => name === result.name);
    const report = stage?.tests?.report;
    const failures = (!result.isPassed && report && existsSync(report) && failuresOf(report)) || [];
    const isFew = failures.length > 0 && failures.length <= mostDisturbed;
    const isPassed = stage && isFew ? await passesAlone(stage, failures) : false;
    if (isPassed) disturbed.push(...failures.map(({ name }) => name));
    results.push({ ...result, isPassed: result.isPassed || isPassed });
  }
  return { results, disturbed };
}

async function passesAlone({ name, environment, tests }: Stage, failures: { place: string }[]) {
  const places = [...new Set(failures.map(({ place }) => place))];
  const run = tests?.runAlone(places) ?? [];
  for (let time = 1; time <= times; time += 1) {
    const [ended] = await runStages([{ name: `${name}, alone, ${time} of ${times}`, run, environment }]);
    if (!ended?.isPassed) return false;
  }
  return true;
}
