import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

type Exchange = [IncomingMessage, ServerResponse];

/** How many requests of each kind may begin in one turn of the event loop: staff's, and visitors' reads and writes. */
const perTurn = { staff: 8, reads: 8, writes: 4 };

type Kind = keyof typeof perTurn;
const kinds: readonly Kind[] = ["staff", "reads", "writes"];

/**
 * Begins only a few requests of each kind in a turn of the event loop. Otherwise a thousand sign-ins that arrive at
 * once would all begin before the page requested next, and a crowd of visitors before staff.
 */
export function paceRequests(
  listener: RequestListener,
  isStaff: (request: IncomingMessage) => boolean = () => false,
): RequestListener {
  const waiting: Record<Kind, Exchange[]> = { staff: [], reads: [], writes: [] };
  const turnsLeft = { ...perTurn };
  let isTurnOver = true;

  function begin(kind: Kind, exchange: Exchange): void {
    turnsLeft[kind] -= 1;
    listener(...exchange);
  }

  function nextTurn(): void {
    Object.assign(turnsLeft, perTurn);
    isTurnOver = true;
    for (const kind of kinds) {
      for (const exchange of waiting[kind].splice(0, turnsLeft[kind])) {
        if (!exchange[0].socket.destroyed) begin(kind, exchange);
      }
    }
    if (kinds.some((kind) => turnsLeft[kind] < perTurn[kind])) endTurnLater();
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
    if (turnsLeft[kind] > 0 && waiting[kind].length === 0) begin(kind, [request, response]);
    else waiting[kind].push([request, response]);
    endTurnLater();
  };
}
