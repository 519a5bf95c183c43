import { pino } from "pino";
import { expect, test } from "vitest";
import { requestLog, sentAtOnceLog } from "./log-request.ts";
import { newNotes, type RequestNotes } from "./request-notes.ts";
import type { ServedRequest } from "./watch-requests.ts";

/** The lines that one request leaves. */
function linesOf(notes: Partial<RequestNotes>, served: Partial<ServedRequest> = {}, areAllLogged = true) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(JSON.parse(line)) });
  const full = { ...newNotes("7F3K2-M9QXA"), route: "/hotel/:id", ...notes };
  requestLog(
    log,
    areAllLogged,
  )({ notes: full, method: "GET", status: 200, took: 12.34, sentAfter: 14, bytes: 900, ...served });
  return lines;
}

const usual = { requestId: "7F3K2-M9QXA", method: "GET", route: "/hotel/:id", bytes: 900 };

test("a request is one line: what was asked, by whom, and how it went", () => {
  expect(linesOf({})).toEqual([{ level: 30, ...usual, status: 200, ms: 12.3, msg: "request" }]);
  expect(linesOf({ staffId: 7 })).toMatchObject([{ staffId: 7 }]);
});

test("a slow one is a warning that says where the time went", () => {
  const times = { waited: 300, inDatabase: 600.04, queries: 5 };
  expect(linesOf(times, { took: 1200, sentAfter: 1250 })).toEqual([
    {
      ...usual,
      level: 40,
      status: 200,
      ms: 1200,
      waitedMs: 300,
      receivingMs: 0,
      databaseMs: 600,
      queries: 5,
      sendingMs: 50,
      msg: "slow request",
    },
  ]);
});

test("who sends or reads slowly does not make the site slow", () => {
  expect(linesOf({ receiving: 5000 }, { took: 5100, sentAfter: 9000 })).toMatchObject([{ level: 30 }]);
});

test("files and probes are told of only when something is wrong", () => {
  for (const kind of ["file", "probe"] as const) {
    expect(linesOf({ kind })).toEqual([]);
    expect(linesOf({ kind }, { status: 304 })).toEqual([]);
    expect(linesOf({ kind }, { status: 503 })).toMatchObject([{ level: 40, status: 503 }]);
  }
});

test("a quiet log has the failed and the slow alone", () => {
  expect(linesOf({}, {}, false)).toEqual([]);
  expect(linesOf({}, { status: 404 }, false)).toEqual([]);
  expect(linesOf({}, { status: 500 }, false)).toHaveLength(1);
  expect(linesOf({}, { took: 1001 }, false)).toHaveLength(1);
});

test("the line of a reply from memory has what any other has", () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const sent = { route: "/hotel/:id", method: "GET", status: 200, took: 12.34, bytes: 900 };
  sentAtOnceLog(write)({ id: "7F3K2-M9QXA", ...sent });
  requestLog(
    pino({}, { write }),
    true,
  )({ notes: { ...newNotes("7F3K2-M9QXA"), route: "/hotel/:id" }, ...sent, sentAfter: 14 });
  const [byHand, usual] = lines.map(({ time, ...line }) => ({ ...line, time: typeof time }));
  expect(byHand).toEqual(usual);
});
