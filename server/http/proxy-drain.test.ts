import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { afterEach, expect, test } from "vitest";
import { openOnFreePort } from "#test/support/free-port.ts";
import { listen } from "./listen.ts";

const headers = { "x-ask-elsewhere-on": "502" };
const agent = new Agent({ keepAlive: true });
const longest = 7500;
let site: ReturnType<typeof listen>;
let port: number;
let stopped: Promise<void>;

afterEach(() => stopped);

async function start(): Promise<void> {
  site = listen(() => new Response("here"));
  port = await openOnFreePort(site.server);
}

async function ask(method: string, given: Record<string, string> = {}) {
  const call = request({ port, host: "127.0.0.1", method, headers: given, agent }).end();
  const [reply] = (await once(call, "response")) as [IncomingMessage];
  await reply.toArray();
  return [reply.statusCode, reply.headers.connection];
}

test("a process that was told to stop answers until its time is over, and each answer ends its connection", async () => {
  await start();
  expect(await ask("GET")).toEqual([200, "keep-alive"]);
  stopped = site.stop(500);
  expect(await ask("GET")).toEqual([200, "close"]);
  expect(await ask("POST")).toEqual([200, "close"]);
  await stopped;
  await expect(ask("GET")).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("a proxy that may ask elsewhere is sent there with its reads once others are surely back, and the port is closed once it stays away", async () => {
  await start();
  expect(await ask("GET", headers)).toEqual([200, "keep-alive"]);
  const begun = performance.now();
  stopped = site.stop(longest);
  // Whoever was restarted just before may still be left alone by the proxy.
  expect(await ask("GET", headers)).toEqual([200, "close"]);
  await expect.poll(() => ask("GET", headers), { timeout: longest, interval: 100 }).toEqual([502, "close"]);
  // A form is never sent twice, so it is taken.
  expect(await ask("POST", headers)).toEqual([200, "close"]);
  await stopped;
  expect(performance.now() - begun).toBeLessThan(longest);
});

test("without a time to wait the port is closed at once", async () => {
  await start();
  stopped = site.stop();
  await expect(ask("GET")).rejects.toMatchObject({ code: "ECONNREFUSED" });
});
