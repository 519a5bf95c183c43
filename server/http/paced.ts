import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

type Asked = [IncomingMessage, ServerResponse];

/** How many reads and how many writes may begin in one turn of the event loop. */
const beginInATurn = { reads: 8, writes: 4 };

/**
 * Begins only a few requests in each turn of the event loop, reads and writes counted apart: otherwise a thousand
 * sign-ins that arrive at once would all begin before a page that is asked for next.
 */
export function paced(listener: RequestListener): RequestListener {
  const waiting: Record<"reads" | "writes", Asked[]> = { reads: [], writes: [] };
  const left = { ...beginInATurn };
  let isTurnOver = true;

  function begin(kind: keyof typeof waiting, asked: Asked): void {
    left[kind] -= 1;
    listener(...asked);
  }

  function nextTurn(): void {
    Object.assign(left, beginInATurn);
    isTurnOver = true;
    for (const kind of ["reads", "writes"] as const) {
      for (const asked of waiting[kind].splice(0, left[kind])) {
        if (!asked[0].socket.destroyed) begin(kind, asked);
      }
    }
    if (left.reads + left.writes < beginInATurn.reads + beginInATurn.writes) endTurnLater();
  }

  function endTurnLater(): void {
    if (!isTurnOver) return;
    isTurnOver = false;
    setImmediate(nextTurn);
  }

  return (request, response) => {
    const kind = request.method === "GET" || request.method === "HEAD" ? "reads" : "writes";
    if (left[kind] > 0 && waiting[kind].length === 0) begin(kind, [request, response]);
    else waiting[kind].push([request, response]);
    endTurnLater();
  };
}
