import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isSignInPath } from "#contract/rules/control-area.ts";
import { FairQueue } from "../limits/fair-queue.ts";
import { socketNetwork } from "./sender-address.ts";

type Exchange = [IncomingMessage, ServerResponse];

/**
 * How many requests of each kind may begin in one turn of the event loop: staff's, visitors' reads and writes, and what
 * is sent to sign in, which guests' forms must not wait behind.
 */
const perTurn = { staff: 8, reads: 8, writes: 4, signIns: 4 };

type Kind = keyof typeof perTurn;
const kinds: readonly Kind[] = ["staff", "reads", "writes", "signIns"];

/**
 * Begins only a few requests of each kind in a turn of the event loop, in fair turns by the senders' networks. Otherwise
 * a thousand sign-ins that arrive at once would all begin before the page requested next, and a crowd of visitors before
 * staff.
 */
export function paceRequests(
  listener: RequestListener,
  isStaff: (request: IncomingMessage) => boolean = () => false,
  networkOf: (request: IncomingMessage) => string = socketNetwork,
): RequestListener {
  const waiting: Record<Kind, FairQueue<Exchange>> = {
    staff: new FairQueue(),
    reads: new FairQueue(),
    writes: new FairQueue(),
    signIns: new FairQueue(),
  };
  const turnsLeft = { ...perTurn };
  let isTurnOver = true;

  function begin(kind: Kind, exchange: Exchange): void {
    turnsLeft[kind] -= 1;
    listener(...exchange);
  }

  function nextTurn(): void {
    Object.assign(turnsLeft, perTurn);
    isTurnOver = true;
    for (const kind of kinds) beginWaiting(kind);
    if (kinds.some((kind) => turnsLeft[kind] < perTurn[kind])) endTurnLater();
  }

  function beginWaiting(kind: Kind): void {
    while (turnsLeft[kind] > 0) {
      const exchange = waiting[kind].take();
      if (!exchange) return;
      // Who has left takes nobody's place: a turn in which nothing begins would be the last.
      if (!exchange[0].socket.destroyed) begin(kind, exchange);
    }
  }

  function endTurnLater(): void {
    if (!isTurnOver) return;
    isTurnOver = false;
    setImmediate(nextTurn);
  }

  function kindOf(request: IncomingMessage): Kind {
    if (isStaff(request)) return "staff";
    if (request.method === "GET" || request.method === "HEAD") return "reads";
    const url = request.url ?? "";
    return isSignInPath(url) || url.toLowerCase().startsWith("/api/auth/") ? "signIns" : "writes";
  }

  return (request, response) => {
    const kind = kindOf(request);
    if (turnsLeft[kind] > 0 && waiting[kind].size === 0) begin(kind, [request, response]);
    else waiting[kind].add([request, response], networkOf(request));
    endTurnLater();
  };
}
