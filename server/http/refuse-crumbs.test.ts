import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { chunkedHead, rawClient } from "#test/support/raw-client.ts";
import { listen } from "./listen.ts";

/** A server that answers with the size of the body; its address, and the sizes it has read. */
async function start() {
  const sizes: number[] = [];
  const { server } = listen(async (request) => {
    const { byteLength } = await request.arrayBuffer();
    sizes.push(byteLength);
    return new Response(`${byteLength} bytes`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sizes };
}

const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${"a".repeat(bytes)}\r\n`;

test("a body in thousands of crumbs is cut off", async () => {
  const { address, sizes } = await start();
  const client = await rawClient(address);
  client.socket.write(chunkedHead("/") + chunk(1).repeat(5000));
  await client.closed;
  expect([client.received(), sizes]).toEqual(["", []]);
});

test.each([
  { what: "a few crumbs", body: chunk(1).repeat(250) },
  { what: "thousands of lines", body: chunk(40).repeat(5000) },
  { what: "crumbs between larger parts", body: (chunk(1) + chunk(100)).repeat(3000) },
])("a body of $what is read", async ({ body }) => {
  const { address } = await start();
  const client = await rawClient(address);
  client.socket.write(`${chunkedHead("/")}${body}0\r\n\r\n`);
  await expect.poll(client.received).toMatch(/\d+ bytes$/);
  client.socket.destroy();
});

test("TRACE is refused in a few bytes, and is no fault of the server", async () => {
  const { address } = await start();
  const client = await rawClient(address);
  client.socket.write("TRACE / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Secret: a\r\n\r\n");
  await expect.poll(client.received).toMatch(/^HTTP\/1\.1 405 /);
  expect(client.received()).not.toContain("X-Secret");
  client.socket.destroy();
});
