import { once } from "node:events";
import type { Server } from "node:http";
import { createServer as createSocketServer, type Server as SocketServer } from "node:net";

/** Of each listening socket one connection is accepted in a turn of the event loop. */
const listeningSockets = 16;

type Address = { port: number; host: string };

/**
 * Opens the port, where the system can with several listening sockets: with one, those who open connections quickly
 * would keep everybody else's waiting. Throws when another program has the port. Returns the sockets besides the
 * server's own, which have to be closed with it.
 */
export async function openPort(server: Server, wanted: Address): Promise<SocketServer[]> {
  const { host } = wanted;
  const port = await freePort(wanted);
  const more: SocketServer[] = [];
  try {
    await listening(server, { port, host, reusePort: true });
    while (more.length < listeningSockets - 1) {
      const socket = besides(server);
      await listening(socket, { port, host, reusePort: true });
      socket.on("error", (error) => server.emit("error", error));
      more.push(socket);
    }
  } catch {
    // Not every system lets several sockets share a port.
    if (!server.listening) await listening(server, { port, host });
  }
  return more;
}

/** The port itself, or a free one for 0, once nobody else has it: sharing it would hide that somebody has. */
async function freePort(wanted: Address): Promise<number> {
  const probe = createSocketServer();
  await listening(probe, wanted);
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" ? (address?.port ?? wanted.port) : wanted.port;
}

async function listening(server: SocketServer, at: Address & { reusePort?: boolean }): Promise<void> {
  server.listen(at);
  await once(server, "listening");
}

/** A listening socket whose connections are the server's, with the options that `node:http` gives its own. */
function besides(server: Server): SocketServer {
  const options = { allowHalfOpen: true, noDelay: true };
  return createSocketServer(options, (socket) => server.emit("connection", socket));
}
