import { expect, onTestFinished, test } from "vitest";
import { openOnFreePort } from "#test/support/free-port.ts";
import { chunkedHead, rawClient } from "#test/support/raw-client.ts";
import { limitedBody, publicBody, staffBody } from "./limited-body.ts";
import { listen } from "./listen.ts";

/** The address of a server that reads bodies as the site does, and answers with their sizes; `/unread` does not read, `/form` as visitors' forms. */
async function start() {
  const { server } = listen(async (request, bindings) => {
    if (request.url.endsWith("/unread")) return new Response("not read");
    const limit = request.url.endsWith("/form") ? publicBody : staffBody;
    return limitedBody(request, bindings, limit).then(
      ({ byteLength }) => new Response(`${byteLength} bytes`),
      (error: unknown) => new Response(String(error), { headers: { connection: "close" } }),
    );
  });
  const port = await openOnFreePort(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${"a".repeat(bytes)}\r\n`;

test("a body in thousands of crumbs is refused, and the connection closed", async () => {
  const client = await rawClient(await start());
  client.socket.write(chunkedHead("/") + chunk(1).repeat(5000));
  await client.closed;
  expect(client.received()).toMatch(/The request comes in too many small parts$/);
});

test("crumbs that nobody reads are cut off", async () => {
  const client = await rawClient(await start());
  client.socket.write(chunkedHead("/unread") + chunk(1).repeat(40_000));
  await client.closed;
});

test.each([
  { what: "a few crumbs", body: chunk(1).repeat(250) },
  { what: "thousands of lines", body: chunk(40).repeat(5000) },
  { what: "crumbs between larger parts", body: (chunk(1) + chunk(100)).repeat(3000) },
])("a body of $what is read", async ({ body }) => {
  const client = await rawClient(await start());
  client.socket.write(`${chunkedHead("/")}${body}0\r\n\r\n`);
  await expect.poll(client.received).toMatch(/\d+ bytes$/);
  client.socket.destroy();
});

test("a body of small parts is not read beyond its limit, for nobody waits for a connection to be kept", async () => {
  const client = await rawClient(await start());
  client.socket.write(chunkedHead("/form") + chunk(40).repeat(4000));
  await client.closed;
  expect(client.received()).toMatch(/The request is larger than 64 kB$/);
});

test("an address with a name in it is refused, and is no fault of the server", async () => {
  const client = await rawClient(await start());
  client.socket.write("GET http://a:b@127.0.0.1/hotels HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  await expect.poll(client.received).toMatch(/^HTTP\/1\.1 400 /);
  client.socket.destroy();
});

test("TRACE is refused in a few bytes, and is no fault of the server", async () => {
  const client = await rawClient(await start());
  client.socket.write("TRACE / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Secret: a\r\n\r\n");
  await expect.poll(client.received).toMatch(/^HTTP\/1\.1 405 /);
  expect(client.received()).not.toContain("X-Secret");
  client.socket.destroy();
});
