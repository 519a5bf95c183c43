import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { closeGently } from "./close-gently.ts";

const sentAhead = Symbol("sent ahead of a reply");

type Marked = IncomingMessage & { [sentAhead]?: true };
type Asked = [Marked, ServerResponse];

/** What a connection has sent ahead of the request at work; once it was too much, the last one is where it ends. */
type Ahead = { requests: Asked[]; isTooMuch: boolean };

/** No browser and no proxy sends anything ahead; other clients may, a little. */
const mostAhead = 16;

/** Whether the client did not wait for a reply before it sent this request. */
export function wasSentAhead(request: object | undefined): boolean {
  return request !== undefined && sentAhead in request;
}

/**
 * Returns the requests of one connection one after the other, whatever the client sends ahead: otherwise one connection
 * can ask for thousands of pages at once. The first one too many is a 503 that ends the connection.
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
