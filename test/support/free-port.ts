import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";

/** Opens the server on a free port of 127.0.0.1, and returns the port. */
export async function openOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await openOnFreePort(server);
  server.close();
  await once(server, "close");
  return port;
}

/** Whether somebody listens on that port of 127.0.0.1. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    return await new Promise((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
  } finally {
    socket.destroy();
  }
}
