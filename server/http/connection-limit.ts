import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf, plainAddress } from "../limits/network-of.ts";

/** An open connection with its last noted request; `since`: when that came, or the connection when there is none. */
type Connection = { socket: Socket; since: number; request?: IncomingMessage; response?: ServerResponse };

/** In the order in which connections are closed. */
const states = ["idle", "receiving", "replying"] as const;

/** After this time, in milliseconds, a reply may be interrupted. */
const slowReply = 30_000;

/**
 * In milliseconds. With a listener for its end on each connection Node would take a third longer for every request that is
 * answered from the cache.
 */
const forgottenEvery = 5000;

/** Told how many connections were closed, and of which network when one had too many. */
export type OnClosed = (count: number, network: string | undefined) => void;

interface Options {
  /** Connections above which room is made. */
  connectionLimit: number;
  /** Above so many, new ones are closed at once. */
  hardLimit?: number;
  /** Proxies, which bring the connections of many visitors. */
  isTrusted?: (address: string) => boolean;
  /** Staff's requests are not interrupted. */
  isStaff?: (request: IncomingMessage) => boolean;
  onClosed?: OnClosed;
}

/**
 * Keeps room for new connections, so that nobody who opens thousands can shut others out: above `connectionLimit`, a
 * twentieth is closed, the oldest first. A network that has more than a quarter of all loses its own; otherwise those are
 * closed that wait for a next request, then those whose request is still being received, then those that take half a
 * minute to read their reply. Returns a function that notes a request; a connection without one, or whose reply is sent,
 * counts as idle.
 */
export function limitConnections(
  server: Server,
  {
    connectionLimit,
    hardLimit = Infinity,
    isTrusted = () => false,
    isStaff = () => false,
    onClosed = () => {},
  }: Options,
): (request: IncomingMessage, response: ServerResponse) => void {
  const open = new Map<Socket, Connection>();

  server.on("connection", (socket) => {
    if (open.size >= connectionLimit) forgetClosed();
    if (open.size >= connectionLimit) makeRoom();
    if (open.size >= hardLimit) {
      socket.destroy();
      return;
    }
    open.set(socket, { socket, since: performance.now() });
  });
  const timer = setInterval(forgetClosed, forgottenEvery).unref();
  server.once("close", () => clearInterval(timer));

  function forgetClosed(): void {
    for (const socket of open.keys()) if (socket.destroyed) open.delete(socket);
  }

  function makeRoom(): void {
    const connections = [...open.values()];
    const crowd = largestNetwork(connections.filter(({ socket }) => !isTrusted(addressOf(socket))));
    const isTooLarge = crowd.connections.length > connectionLimit / 4;
    const candidates = isTooLarge ? crowd.connections.filter(isOfVisitor) : connections.filter(mayBeClosed);
    const closed = candidates.sort(byStateAndAge).slice(0, Math.ceil(connectionLimit / 20));
    for (const { socket } of closed) {
      open.delete(socket);
      socket.destroy();
    }
    if (closed.length > 0) onClosed(closed.length, isTooLarge ? crowd.network : undefined);
  }

  function isOfVisitor(connection: Connection): boolean {
    return stateOf(connection) === "idle" || !connection.request || !isStaff(connection.request);
  }

  function mayBeClosed(connection: Connection): boolean {
    const isBeingAnswered =
      stateOf(connection) === "replying" && performance.now() - connection.since < slowReply;
    return !isBeingAnswered && isOfVisitor(connection);
  }

  return (request, response) => {
    const connection = open.get(request.socket);
    if (!connection) return;
    connection.request = request;
    connection.response = response;
    connection.since = performance.now();
  };
}

function largestNetwork(connections: readonly Connection[]) {
  const networks = Map.groupBy(connections, ({ socket }) => networkOf(addressOf(socket)));
  const [largest] = [...networks].sort(([, a], [, b]) => b.length - a.length);
  return { network: largest?.[0] ?? "unknown", connections: largest?.[1] ?? [] };
}

function addressOf(socket: Socket): string {
  return plainAddress(socket.remoteAddress ?? "unknown");
}

function stateOf({ request, response }: Connection): (typeof states)[number] {
  if (!request || !response || response.writableFinished) return "idle";
  return request.complete ? "replying" : "receiving";
}

function byStateAndAge(a: Connection, b: Connection): number {
  return states.indexOf(stateOf(a)) - states.indexOf(stateOf(b)) || a.since - b.since;
}
