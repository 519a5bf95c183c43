import { existsSync } from "node:fs";
import { runStages, type Ended, type Stage } from "./stages.ts";
import { browserFailures } from "./test-counts.ts";

/** More than these at once are no chance. */
const mostDisturbed = 3;
const times = 5;

/**
 * Runs the few browser tests that failed beside other work once more, alone and five times over: a machine at work
 * disturbs, a fault stays. Returns the results, in which a stage passes whose failures all did, and these by name.
 */
export async function runDisturbedAlone(stages: Stage[], ended: Ended[]) {
  const disturbed: string[] = [];
  const results: Ended[] = [];
  for (const result of ended) {
    const stage = stages.find(({ name }) => name === result.name);
    const report = stage?.environment?.["PLAYWRIGHT_JSON_OUTPUT_NAME"];
    const failures = (!result.isPassed && report && existsSync(report) && browserFailures(report)) || [];
    const isFew = failures.length > 0 && failures.length <= mostDisturbed;
    const isPassed = stage && isFew ? await passesAlone(stage, failures) : false;
    if (isPassed) disturbed.push(...failures.map(({ name }) => name));
    results.push({ ...result, isPassed: result.isPassed || isPassed });
  }
  return { results, disturbed };
}

async function passesAlone(stage: Stage, failures: { place: string }[]): Promise<boolean> {
  const alone = [`--repeat-each=${times}`, "--retries=0", "--workers=1", "--reporter=list"];
  const places = failures.map(({ place }) => place);
  const [ended] = await runStages([
    { ...stage, name: `${stage.name}, alone`, run: [...stage.run, ...places, ...alone], after: [] },
  ]);
  return ended?.isPassed ?? false;
}
