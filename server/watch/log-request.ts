import { hostname } from "node:os";
import type { Logger } from "pino";
import type { SentAtOnce, Served } from "./watched.ts";

/** A request that took longer is written to the log as slow; in milliseconds. */
const slowAfter = 1000;

/**
 * Returns a function that writes one line for a request: what was asked by whom and how it went, without anything
 * personal. Files and probes are written only when they failed or were slow. A slow one says where the time went.
 */
export function requestLog(log: Logger, areAllLogged: boolean): (served: Served) => void {
  return (served) => {
    const { notes, method, status, took, bytes } = served;
    const isSlow = took - notes.receiving > slowAfter;
    const isTrouble = isSlow || status >= 500;
    if (!isTrouble && (!areAllLogged || (notes.kind !== "answer" && status < 400))) return;
    const { id, route, staffId } = notes;
    const line = { requestId: id, method, route, status, ms: round(took), bytes, staffId };
    if (!isTrouble) log.info(line, "request");
    else log.warn(isSlow ? { ...line, ...timesOf(served) } : line, isSlow ? "slow request" : "request");
  };
}

/**
 * Returns a function that writes the line of a reply that was in memory, as `requestLog` would: put together by hand,
 * for otherwise the line would cost as much as all else that such a reply needs.
 */
export function sentAtOnceLog(writeLine: (line: string) => void): (sent: SentAtOnce) => void {
  const who = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"requestId":"`;
  // Routes are few: there are no more of them than patterns.
  const quoted = new Map<string, string>();
  const quote = (route: string) => {
    const text = JSON.stringify(route);
    quoted.set(route, text);
    return text;
  };
  return ({ id, method, route, status, took, bytes }) => {
    const asked = `${id}","method":"${method}","route":${quoted.get(route) ?? quote(route)}`;
    const went = `"status":${status},"ms":${round(took)},"bytes":${bytes},"msg":"request"`;
    writeLine(`{"level":30,"time":${Date.now()},${who}${asked},${went}}\n`);
  };
}

/** Where the time went; what is left of `ms` is the work of this process: reading, deciding, rendering. */
function timesOf({ notes, took, sentAfter }: Served) {
  return {
    waitedMs: round(notes.waited),
    receivingMs: round(notes.receiving),
    databaseMs: round(notes.inDatabase),
    queries: notes.queries,
    sendingMs: round(sentAfter - took),
  };
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
