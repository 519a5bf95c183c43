import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { projectFolder } from "../../project-folder.ts";
import type { ImageWork } from "./image-work.ts";
import { PictureRefused } from "./read-picture.ts";
import type { Answer, Order } from "./image-orders.ts";

/** The process that read a picture crashed, or had to be killed. */
export class ReadingEnded extends Error {
  constructor(how: string) {
    super(`reading the picture ${how}`);
    this.name = "ReadingEnded";
  }
}

/** In milliseconds: the largest picture takes some ten seconds on a slow machine. */
const usualTimes = { longest: 120_000, idleAfter: 10_000 };

/** The process's program: next to this file, or in the bundle. */
const isBundled = !import.meta.url.endsWith(".ts");
const bundled = new URL("build/site/picture-child.js", projectFolder);
const usualProgram = fileURLToPath(isBundled ? bundled : new URL("picture-child.ts", import.meta.url));

/** None of the site's settings. With one arena glibc returns more memory between pictures. */
const env = { MALLOC_ARENA_MAX: "1" };

type Waiting = { settle: (answer: Answer) => void; fail: (error: Error) => void };

/**
 * Image work in a child process, which starts with the first picture and ends after some time without one. This frees
 * its memory, and a picture that crashes it or takes too long fails alone, with ReadingEnded. The child gets none of
 * the site's settings.
 */
export function imageProcess({
  program = usualProgram,
  ...times
}: { program?: string; longest?: number; idleAfter?: number } = {}): ImageWork & { stop: () => void } {
  const { longest, idleAfter } = { ...usualTimes, ...times };
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const begun = fork(program, { execArgv: [], serialization: "advanced", env });
    begun.on("message", (answer: Answer) => {
      waiting.get(answer.id)?.settle(answer);
      waiting.delete(answer.id);
      if (child === begun && waiting.size === 0) letRest(begun);
    });
    begun.on("exit", (code, signal) => end(begun, `ended its process with ${signal ?? code}`));
    begun.on("error", ({ message }) => end(begun, `could not begin: ${message}`));
    return begun;
  }

  /** Kills a child; a new one is started for further work. */
  function end(ended: ChildProcess | undefined, how: string): void {
    if (!ended || child !== ended) return;
    child = undefined;
    clearTimeout(idle);
    ended.kill("SIGKILL");
    for (const { fail } of waiting.values()) fail(new ReadingEnded(how));
    waiting.clear();
  }

  /** An idle child keeps this process from exiting no longer, and ends after a while. */
  function letRest(resting: ChildProcess): void {
    resting.unref();
    resting.channel?.unref();
    idle = setTimeout(() => end(resting, "was over"), idleAfter);
    idle.unref();
  }

  async function ask(order: Order): Promise<Answer> {
    clearTimeout(idle);
    const worker = (child ??= begin());
    worker.ref();
    worker.channel?.ref();
    lastId += 1;
    const id = lastId;
    const tooLong = setTimeout(() => end(worker, "took too long"), longest);
    try {
      return await new Promise<Answer>((settle, fail) => {
        waiting.set(id, { settle, fail });
        // A failure to send is ignored: a child that has just ended reports it by its exit.
        worker.send({ ...order, id }, () => {});
      });
    } finally {
      clearTimeout(tooLong);
    }
  }

  return {
    async prepare(bytes) {
      const { prepared, ...answer } = await ask({ bytes });
      return prepared ?? fail(answer);
    },
    async variant(wanted, original) {
      const answer = await ask({ wanted, bytes: original });
      return "variant" in answer ? answer.variant : fail(answer);
    },
    async logo(bytes) {
      const { logo, ...answer } = await ask({ isLogo: true, bytes });
      return logo ?? fail(answer);
    },
    async draw(drawing, logo) {
      const { drawn, ...answer } = await ask({ drawing, bytes: logo });
      return drawn ?? fail(answer);
    },
    stop: () => end(child, "was stopped"),
  };
}

function fail({ refused, failed = "no answer" }: Omit<Answer, "id">): never {
  if (refused) throw new PictureRefused(refused.reason, refused.message);
  throw new Error(failed);
}
