import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { cpuOf } from "../process-figures.ts";

const connections = 32;

/** Where a server listens; with `pid` its CPU time is read, on Linux. */
export type Target = { port: number; pid: number };

/** Requests a second, and microseconds of CPU for each. */
export type Figures = { perSecond: number; cpu: number };

/**
 * Sends the same request over and over on a few connections for some time. It only counts the bytes of the replies,
 * which all have the same length, so that the client costs less than the server.
 */
export async function load(target: Target, request: string, milliseconds: number): Promise<Figures> {
  const length = await lengthOfReply(target.port, request);
  const bytes = Buffer.from(request);
  let answered = 0;
  let isOver = false;
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(target.port)));
  for (const socket of sockets) {
    let read = 0;
    socket.on("data", (chunk: Buffer) => {
      read += chunk.length;
      while (read >= length) {
        read -= length;
        answered += 1;
        if (!isOver) socket.write(bytes);
      }
    });
  }
  const before = cpuOf(target.pid);
  const start = performance.now();
  for (const socket of sockets) socket.write(bytes);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  isOver = true;
  const took = performance.now() - start;
  const cpu = ((cpuOf(target.pid) - before) * 1000) / answered;
  for (const socket of sockets) socket.destroy();
  return { perSecond: answered / (took / 1000), cpu };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  await once(socket, "connect");
  return socket;
}

async function lengthOfReply(port: number, request: string): Promise<number> {
  const socket = await open(port);
  let read = "";
  socket.setEncoding("latin1").write(request);
  for await (const chunk of socket) {
    read += String(chunk);
    const end = read.indexOf("\r\n\r\n");
    if (end < 0) continue;
    const length = read.startsWith("HTTP/1.1 304") ? 0 : Number(/content-length: (\d+)/i.exec(read)?.[1]);
    if (read.length === end + 4 + length) return read.length;
  }
  throw new Error("the connection was closed before the whole reply");
}
