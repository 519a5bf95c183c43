import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { openOnFreePort } from "#test/support/free-port.ts";
import { chunkedHead, type RawClient, rawClient } from "#test/support/raw-client.ts";
import { limitConnections } from "./connection-limit.ts";
import { listen } from "./listen.ts";

const most = 20;
const head = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n";
const isStaff = ({ headers }: IncomingMessage) => headers.cookie === "session=staff";

/** The address of a server until the test is over. */
async function serve(server: Server): Promise<string> {
  const port = await openOnFreePort(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

/** A server that answers `/` at once and `/slow` when released, and reads bodies; every client has the same network. */
async function start(isTrusted: boolean) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const onClosed = vi.fn<(count: number, network: string | undefined) => void>();
  const { server } = listen(
    async (request) => {
      if (request.url.endsWith("/slow")) await isReleased;
      return new Response(await request.text().then((text) => text || "answered"));
    },
    { mostConnections: 22, isTrusted: () => isTrusted, isStaff, onClosed },
  );
  const address = await serve(server);
  const clients = (count: number, text: string): Promise<RawClient[]> =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const client = await rawClient(address);
        client.socket.write(text);
        return client;
      }),
    );
  return { address, clients, release, onClosed };
}

const countOpen = (clients: readonly RawClient[]) => clients.filter(({ socket }) => !socket.closed).length;

test.each([
  { what: "say nothing", text: "" },
  { what: "never end their headers", text: head },
  { what: "never end their body", text: `${chunkedHead("/")}1\r\na\r\n` },
  { what: "wait for a reply", text: "GET /slow HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" },
])("many connections of one network that $what leave room for another", async ({ text }) => {
  const { address, clients, onClosed } = await start(false);
  const crowd = await clients(3 * most, text);
  const reply = await fetch(address);
  expect(await reply.text()).toBe("answered");
  await expect.poll(() => countOpen(crowd)).toBeLessThanOrEqual(most);
  expect(onClosed).toHaveBeenCalledWith(1, "127.0.0.1");
});

test.each([
  { what: "say nothing", text: "" },
  { what: "never end their body", text: `${chunkedHead("/")}1\r\na\r\n` },
])("many connections behind a proxy that $what end no request that is being answered", async ({ text }) => {
  const { address, clients, release, onClosed } = await start(true);
  const waiting = await clients(5, "GET /slow HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  await clients(3 * most, text);
  expect((await fetch(address)).status).toBe(200);
  release();
  for (const { received } of waiting) await expect.poll(received).toMatch(/answered$/);
  expect(onClosed).toHaveBeenCalledWith(1, undefined);
});

test.each([
  { where: "behind a proxy", isTrusted: true },
  { where: "in a network with too many", isTrusted: false },
])("an upload of staff is not interrupted $where", async ({ isTrusted }) => {
  const { clients } = await start(isTrusted);
  const head = chunkedHead("/").replace("\r\n\r\n", "\r\nCookie: session=staff\r\n\r\n");
  const [upload] = await clients(1, `${head}4\r\nPart\r\n`);
  await clients(3 * most, `${chunkedHead("/")}1\r\na\r\n`);
  upload?.socket.write("4\r\nPart\r\n0\r\n\r\n");
  await expect.poll(() => upload?.received()).toMatch(/PartPart/);
});

test("nothing is closed while there is room", async () => {
  const { address, clients, onClosed } = await start(false);
  const few = await clients(most - 1, "");
  expect((await fetch(address)).status).toBe(200);
  expect(countOpen(few)).toBe(most - 1);
  expect(onClosed).not.toHaveBeenCalled();
});

test("above the limit of all a new connection is closed, where no other can be", async () => {
  const server = createServer(() => {});
  const noteRequest = limitConnections(server, { connectionLimit: 3, hardLimit: 3, isStaff: () => true });
  server.on("request", noteRequest);
  const address = await serve(server);
  const clients: RawClient[] = [];
  while (clients.length < 3) {
    const client = await rawClient(address);
    clients.push(client);
    client.socket.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: a=b\r\n\r\n");
    await once(server, "request");
  }
  const last = await rawClient(address);
  await last.closed;
  expect(countOpen(clients)).toBe(3);
});
