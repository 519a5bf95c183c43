import { Worker } from "node:worker_threads";
import PQueue from "p-queue";
import { projectFolder } from "../../project-folder.ts";
import { AppError } from "../../errors.ts";
import type { Sheet } from "./sheet.ts";

const isBundled = !import.meta.url.endsWith(".ts");
const program = isBundled
  ? new URL("build/site/sheet-worker.js", projectFolder)
  : new URL("sheet-worker.ts", import.meta.url);

/** In milliseconds; 25,000 rows take a few seconds. */
const usualLongest = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 384 };

/** Reading a file takes a thread and up to half a gigabyte. */
const reading = new PQueue({ concurrency: 2 });

/** Files of one account that are being read or waiting, at most. */
const mostOfOne = 3;
const queues = new Map<string, PQueue>();

/**
 * Reads a file after the earlier files of the same account, so that other accounts need not wait for all of them.
 *
 * @throws wrong_type as `readSheet` | too_many of the same account wait already
 */
export async function readInTurn(account: string, bytes: Uint8Array): Promise<Sheet> {
  const queue = queues.get(account) ?? new PQueue({ concurrency: 1 });
  if (queue.size + queue.pending >= mostOfOne) throw refused();
  queues.set(account, queue);
  try {
    return await queue.add(() => readSheet(bytes));
  } finally {
    if (queue.size + queue.pending === 0) queues.delete(account);
  }
}

function refused(): AppError {
  const message = `${mostOfOne} files of yours are being read. Wait until one of them is, then send this one`;
  return new AppError("too_many", { message, errors: { file: message }, headers: { "retry-after": "10" } });
}

type Answer = { sheet?: Sheet; refused?: string };

/**
 * Reads a CSV or Excel file in a thread, so that the site goes on, and so that a file that needs too much memory or
 * time ends only that thread. Others wait for their turn. Throws `wrong_type` with the reason in words.
 */
export function readSheet(bytes: Uint8Array, longest = usualLongest): Promise<Sheet> {
  return reading.add(() => readInThread(bytes, longest));
}

async function readInThread(bytes: Uint8Array, longest: number): Promise<Sheet> {
  const worker = new Worker(program, { workerData: bytes, resourceLimits, env: {} });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => resolve({ refused: tooMuch }), longest);
  worker.once("message", resolve);
  worker.once("error", (error: Error & { code?: string }) =>
    error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve({ refused: tooMuch }) : reject(error),
  );
  worker.once("exit", () => resolve({ refused: tooMuch }));
  try {
    const { sheet, refused = tooMuch } = await promise;
    if (!sheet) throw new AppError("wrong_type", { message: refused, errors: { file: refused } });
    return sheet;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const tooMuch = "This file takes more time or memory than one may. Save it once more as CSV, and send that";
