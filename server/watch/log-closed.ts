import type { Log } from "./open-log.ts";

const writtenEvery = 60_000;

/** Writes at most once a minute to the log how many connections were closed to make room, and the last one's network. */
export function closedLog(log: Pick<Log, "warn">): (count: number, network?: string) => void {
  let [closed, written] = [0, Number.NEGATIVE_INFINITY];
  return (count, network) => {
    closed += count;
    if (performance.now() - written < writtenEvery) return;
    log.warn({ event: "connections_closed", closed, network }, "too many connections");
    [closed, written] = [0, performance.now()];
  };
}
