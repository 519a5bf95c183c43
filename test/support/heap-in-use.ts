import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

/** Bytes of V8's heap in use after a garbage collection. */
export function heapInUse(): number {
  if (typeof collect !== "function") throw new Error("Node.js has no collector to call");
  collect();
  return process.memoryUsage().heapUsed;
}
