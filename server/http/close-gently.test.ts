import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { openOnFreePort } from "#test/support/free-port.ts";
import { rawClient } from "#test/support/raw-client.ts";
import { closeGently } from "./close-gently.ts";

const megabyte = 1024 * 1024;
const server = createServer((request, response) => {
  closeGently(request.socket);
  const text = "too large";
  response.writeHead(413, { connection: "close", "content-length": text.length }).end(text);
});
const port = await openOnFreePort(server);

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("who sends on after a refusal can send to the end, and has the refusal then", async () => {
  const { socket, received, closed } = await rawClient(`http://127.0.0.1:${port}`);
  // More than the buffers of both sides take while nobody reads.
  const size = 40 * megabyte;
  socket.write(`POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${size}\r\n\r\n`);
  for (let sent = 0; sent < size && socket.writable; sent += megabyte) {
    if (!socket.write(Buffer.alloc(megabyte))) await Promise.race([once(socket, "drain"), closed]);
  }
  expect(socket.bytesWritten - size).toBeGreaterThan(0);
  expect(socket.errored).toBeNull();
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 413 [^]*too large$/);
});
