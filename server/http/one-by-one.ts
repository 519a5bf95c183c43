import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { closeGently } from "./close-gently.ts";

const pipelined = Symbol("sent ahead of a reply");

type Marked = IncomingMessage & { [pipelined]?: true };
type Exchange = [Marked, ServerResponse];

/**
 * A connection: the reply being made or sent, and the pipelined requests queued behind it. Once `isTooMuch`, the last
 * of them is refused and ends the connection.
 */
type Connection = { current: ServerResponse; queue: Exchange[]; isTooMuch: boolean };

/** Pipelined requests allowed; browsers and proxies send none. */
const mostPipelined = 16;

/** True for a pipelined request: the client did not wait for the reply before it. */
export function isPipelined(request: object | undefined): boolean {
  return request !== undefined && pipelined in request;
}

/**
 * Serves the pipelined requests of a connection one after the other: otherwise one connection could ask for thousands
 * of pages at once. The first request above the limit gets a 503 and ends the connection.
 */
export function oneByOne(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();

  function serve(connection: Connection, [request, response]: Exchange): void {
    connection.current = response;
    listener(request, response);
  }

  /** Listens for the end of a reply only when requests wait behind it: a listener for each request would cost time. */
  function serveNextLater(socket: Socket, connection: Connection): void {
    connection.current.once("close", () => {
      const { queue, isTooMuch } = connection;
      const next = queue.shift();
      if (!next || socket.destroyed) {
        queue.length = 0;
      } else if (isTooMuch && queue.length === 0) {
        refuse(socket, next);
      } else {
        serve(connection, next);
        if (queue.length > 0) serveNextLater(socket, connection);
      }
    });
  }

  return (request: Marked, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) {
      const first = { current: response, queue: [], isTooMuch: false };
      connections.set(socket, first);
      serve(first, [request, response]);
    } else if (connection.queue.length === 0 && connection.current.writableFinished) {
      serve(connection, [request, response]);
    } else if (!connection.isTooMuch) {
      request[pipelined] = true;
      connection.queue.push([request, response]);
      connection.isTooMuch = connection.queue.length > mostPipelined;
      if (connection.queue.length === 1) serveNextLater(socket, connection);
    }
  };
}

function refuse(socket: Socket, [, response]: Exchange): void {
  closeGently(socket);
  const headers = { "content-type": "text/plain", "retry-after": "3", connection: "close" };
  response.writeHead(503, headers).end("Too many requests were sent ahead on this connection.\n");
}
