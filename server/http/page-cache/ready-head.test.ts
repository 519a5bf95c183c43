import { createServer, ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openOnFreePort } from "#test/support/free-port.ts";
import { rawClient } from "#test/support/raw-client.ts";
import { keepAliveTimeout } from "../keep-alive.ts";
import { headText, sendReady } from "./ready-head.ts";

const body = Buffer.from("Shikara rides at dawn, €900");
const headers = ["content-type", "text/plain", "content-length", String(body.length), "etag", '"a"'];
const unchanged = ["etag", '"a"'];
const [head, unchangedHead] = [headText(200, headers), headText(304, unchanged)];

/** Under `/ready` by a head that is ready, under any other path as Node does it; with what the first returned. */
let told: number[] = [];
const server = createServer({ keepAliveTimeout }, (request, response) => {
  const isKnown = request.headers["if-none-match"] !== undefined;
  if (request.url === "/ready") {
    told.push(isKnown ? sendReady(response, unchangedHead, "7") : sendReady(response, head, "7", body));
    if (told.at(-1) !== 0) return;
  }
  const id = ["x-request-id", "7"];
  if (isKnown) response.writeHead(304, [...unchanged, ...id]).end();
  else response.writeHead(200, [...headers, ...id]).end(body);
});

let port: number;
beforeAll(async () => void (port = await openOnFreePort(server)));
afterAll(() => server.close());

/** Two requests of one kind over one connection, and what came back, but for the time. */
async function asked(path: string, version: string, lines: string): Promise<string> {
  const { socket, received } = await rawClient(`http://127.0.0.1:${port}`);
  const request = `GET ${path} HTTP/${version}\r\nHost: a\r\n${lines}\r\n`;
  socket.write(request + request);
  const replies = () => received().split("HTTP/1.1 ").length - 1;
  await expect.poll(() => replies() === 2 || socket.destroyed || socket.readableEnded).toBe(true);
  await expect.poll(() => received().endsWith(lines.includes("None") ? "\r\n\r\n" : "900")).toBe(true);
  socket.destroy();
  return received().replaceAll(/Date: .*/g, "Date");
}

test("a ready head is byte by byte what Node would have sent, and its length is told", async () => {
  for (const lines of ["", 'If-None-Match: "a"\r\n']) {
    told = [];
    const usual = await asked("/usual", "1.1", lines);
    expect(usual.split("HTTP/1.1 ").length).toBe(3);
    expect(await asked("/ready", "1.1", lines)).toBe(usual);
    const whole = usual.length / 2 + "Date: Sun, 22 Nov 2026 10:49:12 GMT".length - 4;
    expect(told).toEqual([whole, whole]);
  }
});

test("who closes the connection, or is of before, is answered the usual way", async () => {
  for (const [version, lines] of [
    ["1.1", "Connection: close\r\n"],
    ["1.0", ""],
    ["1.0", "Connection: keep-alive\r\n"],
    ["1.0", 'Connection: keep-alive\r\nIf-None-Match: "a"\r\n'],
  ] as const) {
    told = [];
    expect(await asked("/ready", version, lines)).toBe(await asked("/usual", version, lines));
    expect(new Set(told)).toEqual(new Set([0]));
  }
});

test("another Node, which keeps the head elsewhere, sends it the usual way", () => {
  const { _header: _, ...other } = Object.assign(Object.create(ServerResponse.prototype), {
    _header: null,
    _hasBody: true,
    shouldKeepAlive: true,
    useChunkedEncodingByDefault: true,
  });
  expect(sendReady(other, head, "7", body)).toBe(0);
});

test("what no header may hold never becomes a head", () => {
  expect(() => headText(200, ["cache-tag", "a\r\nset-cookie: b=c"])).toThrow("Invalid character");
  expect(() => headText(200, ["cache tag", "a"])).toThrow("must be a valid HTTP token");
});
