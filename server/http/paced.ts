import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

type Asked = [IncomingMessage, ServerResponse];

/** How many requests of each kind may begin in one turn of the event loop: what staff ask for, visitors' reads and writes. */
const beginInATurn = { staff: 8, reads: 8, writes: 4 };

type Kind = keyof typeof beginInATurn;
const kinds: readonly Kind[] = ["staff", "reads", "writes"];

/**
 * Begins only a few requests in each turn of the event loop, each kind counted apart: otherwise a thousand sign-ins
 * that arrive at once would all begin before a page that is asked for next, and a crowd of visitors before staff's.
 */
export function paced(
  listener: RequestListener,
  isStaff: (request: IncomingMessage) => boolean = () => false,
): RequestListener {
  const waiting: Record<Kind, Asked[]> = { staff: [], reads: [], writes: [] };
  const left = { ...beginInATurn };
  let isTurnOver = true;

  function begin(kind: Kind, asked: Asked): void {
    left[kind] -= 1;
    listener(...asked);
  }

  function nextTurn(): void {
    Object.assign(left, beginInATurn);
    isTurnOver = true;
    for (const kind of kinds) {
      for (const asked of waiting[kind].splice(0, left[kind])) {
        if (!asked[0].socket.destroyed) begin(kind, asked);
      }
    }
    if (kinds.some((kind) => left[kind] < beginInATurn[kind])) endTurnLater();
  }

  function endTurnLater(): void {
    if (!isTurnOver) return;
    isTurnOver = false;
    setImmediate(nextTurn);
  }

  function kindOf(request: IncomingMessage): Kind {
    if (isStaff(request)) return "staff";
    return request.method === "GET" || request.method === "HEAD" ? "reads" : "writes";
  }

  return (request, response) => {
    const kind = kindOf(request);
    if (left[kind] > 0 && waiting[kind].length === 0) begin(kind, [request, response]);
    else waiting[kind].push([request, response]);
    endTurnLater();
  };
}
