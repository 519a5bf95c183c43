import { spawn } from "node:child_process";

export type Stage = {
  name: string;
  /** A command of this project's dependencies with its arguments. */
  run: string[];
  environment?: Record<string, string>;
  /** Names of stages that must have passed before. */
  after?: string[];
  /** For test stages: the report file, and the command that reruns the tests at the given locations. */
  tests?: { report: string; runAlone: (places: string[]) => string[] };
};

export type StageResult = { name: string; seconds: number; isPassed: boolean };

/**
 * Runs the stages two at a time, in their order as far as `after` allows, and prints each one's output and seconds when
 * it ends. A failure skips only the stages that depend on it, so that one run reports all failures. Returns each
 * stage's result; a skipped stage counts as failed.
 */
export async function runStages(stages: Stage[]): Promise<StageResult[]> {
  const ended: StageResult[] = [];
  const underWay = new Map<string, Promise<void>>();
  const waiting = [...stages];
  const isPassed = (name: string) => ended.some((one) => one.name === name && one.isPassed);
  while (waiting.length > 0 || underWay.size > 0) {
    const next = waiting.findIndex(({ after = [] }) => after.every(isPassed));
    if (next >= 0 && underWay.size < 2) {
      const [stage] = waiting.splice(next, 1);
      if (stage) underWay.set(stage.name, follow(stage));
    } else if (underWay.size > 0) {
      await Promise.race(underWay.values());
    } else {
      ended.push(...waiting.splice(0).map(({ name }) => ({ name, seconds: 0, isPassed: false })));
    }
  }
  return ended;

  async function follow(stage: Stage): Promise<void> {
    console.log(`… ${stage.name}`);
    const begun = performance.now();
    const { isPassed, output } = await runStage(stage);
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`${output.trimEnd()}\n— ${stage.name}: ${seconds} s${isPassed ? "" : ", FAILED"}`);
    ended.push({ name: stage.name, seconds, isPassed });
    underWay.delete(stage.name);
  }
}

function runStage({ run: [command = "", ...args], environment }: Stage) {
  return new Promise<{ isPassed: boolean; output: string }>((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...environment },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.on("error", (error) => resolve({ isPassed: false, output: error.message }));
    child.on("close", (code) => resolve({ isPassed: code === 0, output }));
  });
}
