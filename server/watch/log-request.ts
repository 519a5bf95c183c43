import { hostname } from "node:os";
import type { Logger } from "pino";
import type { RequestFromCache, ServedRequest } from "./watch-requests.ts";

/** A request that took longer is written to the log as slow; in milliseconds. */
const slowAfter = 1000;

/**
 * Returns a function that logs a request in one line: its route, who sent it and how it ended, without personal data.
 * Files and probes are logged only when they failed or were slow. For a slow request the line says where the time went.
 */
export function requestLog(log: Logger, areAllLogged: boolean): (served: ServedRequest) => void {
  return (served) => {
    const { notes, method, status, took, bytes } = served;
    const isSlow = took - notes.receiving > slowAfter;
    const isNotable = isSlow || status >= 500;
    if (!isNotable && (!areAllLogged || (notes.kind !== "answer" && status < 400))) return;
    const { id, route, staffId } = notes;
    const line = { requestId: id, method, route, status, ms: round(took), bytes, staffId };
    if (!isNotable) log.info(line, "request");
    else log.warn(isSlow ? { ...line, ...timesOf(served) } : line, isSlow ? "slow request" : "request");
  };
}

/**
 * Returns a function that logs a reply sent from memory, in a line like those of `requestLog`. The line is concatenated
 * by hand: serializing it would cost as much as all else that such a reply needs.
 */
export function sentAtOnceLog(writeLine: (line: string) => void): (sent: RequestFromCache) => void {
  const processPart = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"requestId":"`;
  // Bounded: there are no more routes than patterns.
  const quoted = new Map<string, string>();
  const quote = (route: string) => {
    const text = JSON.stringify(route);
    quoted.set(route, text);
    return text;
  };
  return ({ id, method, route, status, took, bytes }) => {
    const requestPart = `${id}","method":"${method}","route":${quoted.get(route) ?? quote(route)}`;
    const replyPart = `"status":${status},"ms":${round(took)},"bytes":${bytes},"msg":"request"`;
    writeLine(`{"level":30,"time":${Date.now()},${processPart}${requestPart},${replyPart}}\n`);
  };
}

/** Where the time went; the rest of `ms` is work of this process: reading, deciding, rendering. */
function timesOf({ notes, took, sentAfter }: ServedRequest) {
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
