import { setTimeout as pause } from "node:timers/promises";
import type { IncomingMessage, ServerResponse } from "node:http";

/** By this header, with the value `502`, a proxy says that it asks another process when this one answers 502. */
const elsewhere = "x-ask-elsewhere-on";
const badGateway = 502;

/** In milliseconds. After a refusal `deploy/nginx.conf` sends nothing for two seconds. */
const quiet = { least: 300, most: 1500 };

export type Leaving = {
  /** Replies a read that the proxy can send elsewhere; false for any other request. */
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
  let refusedAt: number | undefined;
  function isLeft(): boolean {
    const since = refusedAt === undefined ? 0 : performance.now() - refusedAt;
    return since >= quiet.least && since <= quiet.most;
  }
  return {
    refuse(request, response) {
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
