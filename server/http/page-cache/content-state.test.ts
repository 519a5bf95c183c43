import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { openOnFreePort } from "#test/support/free-port.ts";
import { contentState } from "./content-state.ts";

test("what waited at one look of the event loop shares a reading; what came later, or was sent ahead, has its own", async () => {
  let version = 0;
  let readings = 0;
  const current = () => {
    readings += 1;
    return version;
  };
  const stateNow = contentState({ content: { current, close: () => {} }, clock: { now: () => new Date(0) } });
  const seen: (string | Promise<string>)[] = [];
  const server = createServer((socket) => socket.on("data", () => seen.push(stateNow(false))));
  const port = await openOnFreePort(server);
  const sockets = Array.from({ length: 5 }, () => connect(port, "127.0.0.1"));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (version = 1; version <= 20; version += 1) {
    const before = readings;
    for (const socket of sockets) socket.write("a");
    await expect.poll(() => seen.length, { interval: 1 }).toBe(5);
    expect(seen.splice(0)).toEqual(Array.from({ length: 5 }, () => `${version} 0`));
    expect(readings).toBeGreaterThan(before);
  }
  const before = readings;
  expect([stateNow(true), stateNow(true)]).toEqual(["21 0", "21 0"]);
  expect(readings).toBe(before + 2);
  for (const socket of sockets) socket.destroy();
  server.close();
});
