import { existsSync } from "node:fs";
import { runStages, type Ended, type Stage } from "./stages.ts";
import { failuresOf } from "./test-counts.ts";

/** More than these at once are no chance. */
const mostDisturbed = 3;
const times = 5;

/**
 * Runs the few tests that failed beside other work once more, alone and five times over: a machine at work disturbs, a
 * fault stays. Of Vitest's tests their whole files run. Returns the results, in which a stage passes whose failures all
 * did, and these by name.
 */
export async function runDisturbedAlone(stages: Stage[], ended: Ended[]) {
  const disturbed: string[] = [];
  const results: Ended[] = [];
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
