import { fstatSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { pino } from "pino";

export type LogDestination = { write: (line: string) => void };

/** Bytes that wait for a reader that has stopped reading; further lines are dropped. */
const mostWaitingBytes = 16 * 1024 * 1024;

/** Lines are written in batches, because a system call for each would cost more than the line: this many bytes… */
const togetherBytes = 15_000;
/** … and after so many milliseconds whatever there is. */
const atLeastEvery = 200;

const standardOutput = 1;

/** Writes to the standard output asynchronously; the rest is written when the process ends. */
export function logDestination(): LogDestination {
  const output = fstatSync(standardOutput);
  return output.isFIFO() || output.isSocket() ? pipe() : file();
}

/**
 * A pipe is written to without blocking. When its reader has stopped reading, a blocking write would hold a thread for
 * good, and the whole process at its end.
 */
function pipe(): LogDestination {
  const socket = new Socket({ fd: standardOutput, readable: false, writable: true });
  // A reader that has gone is no reason to stop.
  socket.on("error", () => {}).unref();
  let waiting = "";
  const flush = () => {
    if (waiting !== "" && socket.writableLength < mostWaitingBytes) socket.write(waiting);
    waiting = "";
  };
  process.on("exit", flush);
  return {
    write(line) {
      // Lines of one turn of the event loop are written together.
      if (waiting === "") setImmediate(flush);
      waiting += line;
    },
  };
}

/**
 * A file, or a terminal, is written to by another thread. What it does not take, for the disk is full or the terminal
 * gone, is tried again, while further lines wait; it is dropped at the end.
 */
function file(): LogDestination {
  const output = pino.destination({ sync: false });
  // At the end of the process pino would try for ever: the rest is written below.
  output.flushSync = () => {};
  let [waiting, writing, isTrying] = ["", "", false];
  const flush = () => {
    if (isTrying || writing + waiting === "") return;
    isTrying = true;
    // What was not taken is tried again with whatever comes next: with nothing.
    const isNext = writing === "";
    if (isNext) [writing, waiting] = [waiting, ""];
    output.write(isNext ? writing : "");
  };
  output.on("drain", () => {
    [writing, isTrying] = ["", false];
    if (waiting.length >= togetherBytes) flush();
  });
  output.on("error", () => {
    isTrying = false;
  });
  setInterval(flush, atLeastEvery).unref();
  process.on("exit", () => {
    try {
      // What is being written may come twice, which is better than not at all.
      writeFileSync(standardOutput, writing + waiting);
    } catch {
      // It cannot be written, and the process ends.
    }
  });
  return {
    write(line) {
      if (waiting.length < mostWaitingBytes) waiting += line;
      if (waiting.length >= togetherBytes) flush();
    },
  };
}
