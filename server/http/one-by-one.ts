import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { closeGently } from "./close-gently.ts";

const sentAhead = Symbol("sent ahead of a reply");

type Marked = IncomingMessage & { [sentAhead]?: true };
type Asked = [Marked, ServerResponse];

/**
 * A connection: the reply being made or sent, and the pipelined requests behind it; once `isTooMuch`, the last of them
 * is refused and ends the connection.
 */
type Connection = { current: ServerResponse; ahead: Asked[]; isTooMuch: boolean };

/** Pipelined requests allowed; browsers and proxies send none. */
const mostAhead = 16;

/** True for a pipelined request: the client did not wait for the reply before it. */
export function wasSentAhead(request: object | undefined): boolean {
  return request !== undefined && sentAhead in request;
}

/**
 * Serves the pipelined requests of a connection one after the other: otherwise one connection could ask for thousands
 * of pages at once. The first request above the limit gets a 503 and ends the connection.
 */
export function oneByOne(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();

  function serve(connection: Connection, [request, response]: Asked): void {
    connection.current = response;
    listener(request, response);
  }

  /** Nobody listens for the end of a reply behind which nothing waits: that would cost each request. */
  function serveNextLater(socket: Socket, connection: Connection): void {
    connection.current.once("close", () => {
      const { ahead, isTooMuch } = connection;
      const next = ahead.shift();
      if (!next || socket.destroyed) {
        ahead.length = 0;
      } else if (isTooMuch && ahead.length === 0) {
        refuse(socket, next);
      } else {
        serve(connection, next);
        if (ahead.length > 0) serveNextLater(socket, connection);
      }
    });
  }

  return (request: Marked, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) {
      const first = { current: response, ahead: [], isTooMuch: false };
      connections.set(socket, first);
      serve(first, [request, response]);
    } else if (connection.ahead.length === 0 && connection.current.writableFinished) {
      serve(connection, [request, response]);
    } else if (!connection.isTooMuch) {
      request[sentAhead] = true;
      connection.ahead.push([request, response]);
      connection.isTooMuch = connection.ahead.length > mostAhead;
      if (connection.ahead.length === 1) serveNextLater(socket, connection);
    }
  };
}

function refuse(socket: Socket, [, response]: Asked): void {
  closeGently(socket);
  const headers = { "content-type": "text/plain", "retry-after": "3", connection: "close" };
  response.writeHead(503, headers).end("Too many requests were sent ahead on this connection.\n");
}
