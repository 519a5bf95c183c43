import { createServer, type Socket } from "node:net";
import { openOnFreePort } from "./free-port.ts";

/** A server that accepts connections, sends `greeting` if there is one, and then nothing. */
export async function startSilentServer(greeting = "") {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.resume();
    if (greeting) socket.write(greeting);
  });
  return {
    port: await openOnFreePort(server),
    connections: () => sockets.size,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
