import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** A server that accepts connections, sends `greeting` if there is one, and then nothing. */
export async function startSilentServer(greeting = "") {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.resume();
    if (greeting) socket.write(greeting);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    connections: () => sockets.size,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
