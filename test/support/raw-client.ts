import { connect, type Socket } from "node:net";

/** A raw TCP connection, and everything received on it so far. */
export type RawClient = { socket: Socket; received: () => string; closed: Promise<void> };

/** Connects to a server of this machine. A socket error counts as closed, since the server may reset the connection. */
export async function rawClient(address: string): Promise<RawClient> {
  const { port } = new URL(address);
  const socket = connect(Number(port), "127.0.0.1");
  let received = "";
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    received += text;
  });
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await Promise.race([new Promise<void>((resolve) => socket.once("connect", resolve)), closed]);
  return { socket, received: () => received, closed };
}

/** The head of a request whose body follows in chunks. */
export function chunkedHead(path: string, type = "application/x-www-form-urlencoded"): string {
  return `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
}

/** Sends a chunked body of that many bytes; resolves when it is sent or the connection is closed. */
export async function sendChunks({ socket, closed }: RawClient, bytes: number): Promise<void> {
  const chunk = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(0x10000, "a"), Buffer.from("\r\n")]);
  for (let sent = 0; sent < bytes && socket.writable; sent += 0x10000) {
    if (socket.write(chunk)) continue;
    await Promise.race([new Promise<void>((resolve) => socket.once("drain", resolve)), closed]);
  }
  if (socket.writable) socket.write("0\r\n\r\n");
}
