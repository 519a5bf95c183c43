import { fstatSync } from "node:fs";
import { Socket } from "node:net";
import { pino } from "pino";

export type LogDestination = { write: (line: string) => void };

/** Lines that wait for a reader who has stopped reading; beyond that they are dropped. */
const mostWaitingBytes = 16 * 1024 * 1024;

/** Lines are written together, for a call of the system each would cost more than the line: this many bytes at once… */
const togetherBytes = 15_000;
/** … and after so many milliseconds what there is. */
const atLeastEvery = 200;

const standardOutput = 1;

/** The standard output, written to beside the work; what is left is written when the process ends. */
export function logDestination(): LogDestination {
  const output = fstatSync(standardOutput);
  if (output.isFIFO() || output.isSocket()) return pipe();
  return pino.destination({
    sync: false,
    minLength: togetherBytes,
    maxLength: mostWaitingBytes,
    periodicFlush: atLeastEvery,
  });
}

/**
 * A pipe is written to without waiting: when its reader has stopped reading, a write that waits would hold a thread of
 * this process for good, and the process itself at its end.
 */
function pipe(): LogDestination {
  const socket = new Socket({ fd: standardOutput, readable: false, writable: true });
  // A reader who has left is no reason to stop.
  socket.on("error", () => {}).unref();
  let waiting = "";
  const flush = () => {
    if (waiting !== "" && socket.writableLength < mostWaitingBytes) socket.write(waiting);
    waiting = "";
  };
  process.on("exit", flush);
  return {
    write(line) {
      // What one turn of the event loop has to say is written together.
      if (waiting === "") setImmediate(flush);
      waiting += line;
    },
  };
}
