import { setTimeout as pause } from "node:timers/promises";
import type { IncomingMessage, ServerResponse } from "node:http";

/** By this header, with the value `502`, a proxy says that it asks another process when this one answers 502. */
const elsewhere = "x-ask-elsewhere-on";
const badGateway = 502;

/** In milliseconds. After a refusal `deploy/nginx.conf` sends nothing for two seconds. */
const quiet = { least: 300, most: 1500 };

/**
 * In milliseconds: at first a process that stops serves as before. One that was restarted just before it may still be
 * left alone by the proxy, which asks it again after three seconds at most; until then this is the only one.
 */
const serving = { most: 3000, before: 2000 };

export type Leaving = {
  /** Begins to leave: for `longest` milliseconds at most, the last two seconds of which reads are refused. */
  begin: (longest: number) => void;
  /** Replies a read that the proxy can send elsewhere; false for any other request, and as long as others may be away. */
  refuse: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Resolves when the proxy sends nothing more, at the latest after `longest` milliseconds. */
  untilLeft: (longest: number) => Promise<void>;
};

/**
 * How a process that was told to stop leaves its proxy. A connection that waits to be accepted when the port is closed
 * is lost, and a form on it with it; so reads, which a proxy may send to another process, are refused first: the proxy
 * then takes this process for failed and sends nothing more, and the port is closed while it does not.
 */
export function leaving(): Leaving {
  let refusesFrom = 0;
  let refusedAt: number | undefined;
  function isLeft(): boolean {
    const since = refusedAt === undefined ? 0 : performance.now() - refusedAt;
    return since >= quiet.least && since <= quiet.most;
  }
  return {
    begin(longest) {
      refusesFrom = performance.now() + Math.min(serving.most, Math.max(0, longest - serving.before));
    },
    refuse(request, response) {
      if (performance.now() < refusesFrom) return false;
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (!isRead || request.headers[elsewhere] !== String(badGateway)) return false;
      refusedAt = performance.now();
      response.writeHead(badGateway, { connection: "close" }).end();
      return true;
    },
    async untilLeft(longest) {
      const end = performance.now() + longest;
      while (performance.now() < end && !isLeft()) await pause(Math.min(50, longest));
    },
  };
}
