import { setTimeout as pause } from "node:timers/promises";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Header with which a proxy says, by the value `502`, that it asks another process when this one replies 502. */
const asksElsewhereHeader = "x-ask-elsewhere-on";
const badGateway = 502;

/**
 * In milliseconds after a refusal: the time to close the port, for `deploy/nginx.conf` sends nothing for two seconds.
 */
const silence = { least: 300, most: 1500 };

/**
 * In milliseconds: a stopping process serves as before for `most`, or until `before` its end. The proxy may still avoid
 * a process restarted just before, for up to three seconds: until then this is the only one.
 */
const serving = { most: 3000, before: 2000 };

export type ProxyDrain = {
  /** Begins to leave, within `longest` milliseconds: reads are refused two seconds before their end, or earlier. */
  begin: (longest: number) => void;
  /** Refuses a read that the proxy can send elsewhere; false for other requests, and while others may be away. */
  refuse: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Resolves when the proxy sends nothing more, at the latest after `longest` milliseconds. */
  untilLeft: (longest: number) => Promise<void>;
};

/**
 * How a stopping process leaves its proxy. A connection that still waits to be accepted when the port is closed is
 * lost, with the form that it carries. So reads, which the proxy may send to another process, are refused first: the
 * proxy then takes this process for failed and sends nothing for a while, in which the port is closed.
 */
export function createProxyDrain(): ProxyDrain {
  let refusesFrom = 0;
  let refusedAt: number | undefined;
  function isLeft(): boolean {
    const since = refusedAt === undefined ? 0 : performance.now() - refusedAt;
    return since >= silence.least && since <= silence.most;
  }
  return {
    begin(longest) {
      refusesFrom = performance.now() + Math.min(serving.most, Math.max(0, longest - serving.before));
    },
    refuse(request, response) {
      if (performance.now() < refusesFrom) return false;
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (!isRead || request.headers[asksElsewhereHeader] !== String(badGateway)) return false;
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
