import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { closeGently } from "./close-gently.ts";

const sentAhead = Symbol("sent ahead of a reply");

type Marked = IncomingMessage & { [sentAhead]?: true };
type Asked = [Marked, ServerResponse];

/** The pipelined requests of a connection; once `isTooMuch`, the last of them is refused and ends the connection. */
type Ahead = { requests: Asked[]; isTooMuch: boolean };

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
  const connections = new WeakMap<Socket, Ahead>();

  function answer(socket: Socket, [request, response]: Asked, ahead: Ahead): void {
    response.once("close", () => {
      const next = ahead.requests.shift();
      if (!next || socket.destroyed) connections.delete(socket);
      else if (ahead.isTooMuch && ahead.requests.length === 0) refuse(socket, next);
      else answer(socket, next, ahead);
    });
    listener(request, response);
  }

  return (request: Marked, response) => {
    const { socket } = request;
    const ahead = connections.get(socket);
    if (!ahead) {
      const none = { requests: [], isTooMuch: false };
      connections.set(socket, none);
      answer(socket, [request, response], none);
    } else if (!ahead.isTooMuch) {
      request[sentAhead] = true;
      ahead.requests.push([request, response]);
      ahead.isTooMuch = ahead.requests.length > mostAhead;
    }
  };
}

function refuse(socket: Socket, [, response]: Asked): void {
  closeGently(socket);
  const headers = { "content-type": "text/plain", "retry-after": "3", connection: "close" };
  response.writeHead(503, headers).end("Too many requests were sent ahead on this connection.\n");
}
