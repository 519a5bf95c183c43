import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Server as SocketServer } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { limitConnections, type OnClosed } from "./connection-limit.ts";
import { keepAliveTimeout } from "./keep-alive.ts";
import { createProxyDrain } from "./proxy-drain.ts";
import { oneByOne, isPipelined } from "./one-by-one.ts";
import { openPort } from "./open-port.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { paceRequests } from "./pace-requests.ts";
import { endCrumbs } from "./end-crumbs.ts";
import { roomForConnections } from "./room-for-connections.ts";
import type { Bindings } from "./visitor.ts";
import { currentNotes } from "../watch/request-notes.ts";
import { notesOf, type RequestWatch, watchRequests } from "../watch/watch-requests.ts";

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** Time limits for clients, in milliseconds. A whole request may be a picture over a slow network. */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout,
  // An idle connection, in both directions.
  timeout: 60_000,
};
/** The share of the connections above which some are closed to keep room for new ones. */
const usualShare = 0.95;
const stopWithin = 9000;

export type ListeningServer = {
  server: Server;
  /** Opens a port; throws when it is taken. */
  open: (at: { port: number; host: string }) => Promise<void>;
  stop: (delay?: number) => Promise<void>;
};

type Options = {
  cache?: PageCache;
  watch?: RequestWatch;
  /** True for requests of staff: they begin before a crowd of others. */
  isStaff?: (request: IncomingMessage) => boolean;
  /** True for the address of a proxy, which brings the connections of many visitors. */
  isTrusted?: (address: string) => boolean;
  /** The network of a request's visitor. */
  networkOf?: (request: IncomingMessage) => string;
  onClosed?: OnClosed;
  /** Open connections at most. */
  mostConnections?: number;
};

/**
 * The server, with limits for clients that are slow, silent or many. `stop` tells clients to close after their reply,
 * waits up to `delay` milliseconds for a proxy to leave, then accepts no new connection, and cuts what is still open
 * nine seconds after the call. `watch` is told of each request; replies in `cache` are sent before any other work.
 */
export function listen(fetch: Fetch, options: Options = {}): ListeningServer {
  const { cache, watch, isStaff, networkOf, mostConnections = roomForConnections() } = options;
  const { timeout, ...timeLimits } = limits;
  let isStopping = false;
  const { begin: beginToLeave, refuse, untilLeft } = createProxyDrain();
  const begin = paceRequests(
    getRequestListener((request, nodeBindings) => {
      const bindings = { ...nodeBindings, isPipelined: isPipelined(nodeBindings.incoming) } as Bindings;
      const notes = notesOf(nodeBindings.incoming);
      if (!notes) return fetch(request, bindings);
      return currentNotes.run(notes, fetch, request, { ...bindings, notes, requestId: notes.id });
    }),
    isStaff,
    networkOf,
  );
  const withCache = cache ? cache.before(begin) : begin;
  const served = watch ? watchRequests(withCache, watch) : withCache;
  // Only what the cache does not answer: to note each of its replies takes a third of their time.
  const noted: RequestListener = (request, response) => {
    noteRequest(request, response);
    served(request, response);
  };
  const answer = oneByOne(cache ? cache.first(noted, watch) : noted);
  const listener: RequestListener = (request, response) => {
    if (isStopping) closeAfter(response);
    if (isStopping && refuse(request, response)) return;
    // It would send a request back to whoever sent it, and no page can be asked for with it.
    if (request.method === "TRACE") response.writeHead(405, { allow: "GET, HEAD, POST" }).end();
    else if (hasCredentials(request.url)) response.writeHead(400).end();
    else answer(endCrumbs(request), response);
  };
  const server = createServer(timeLimits, listener);
  const noteRequest = limitConnections(server, {
    ...options,
    connectionLimit: Math.floor(mostConnections * usualShare),
    hardLimit: mostConnections,
  });
  let besides: SocketServer[] = [];
  server.timeout = timeout;
  return {
    server,
    async open(at) {
      besides = await openPort(server, at);
    },
    async stop(delay = 0) {
      isStopping = true;
      beginToLeave(delay);
      const timer = setTimeout(() => server.closeAllConnections(), stopWithin);
      await untilLeft(delay);
      const closed = [server, ...besides].map(close);
      server.closeIdleConnections();
      await Promise.all(closed);
      clearTimeout(timer);
    },
  };
}

/** Whether a whole address was asked for, with a name in it: no request can be made of it within the site. */
function hasCredentials(target = ""): boolean {
  return !target.startsWith("/") && /^[^/?#]*\/\/[^/?#]*@/.test(target);
}

function close(server: SocketServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function closeAfter(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
