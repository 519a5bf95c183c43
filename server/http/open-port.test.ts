import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { listen, type ListeningServer } from "./listen.ts";

const host = "127.0.0.1";
const open: ListeningServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ stop }) => stop()));
});

async function site(port = 0) {
  const listening = listen(() => new Response("here"));
  open.push(listening);
  await listening.open({ port, host });
  return { ...listening, port: (listening.server.address() as AddressInfo).port };
}

test.runIf(process.platform === "linux")(
  "many connections are accepted in a turn of the event loop",
  async () => {
    const { server, port } = await site();
    let turn = 0;
    const accepted = new Map<number, number>();
    server.on("connection", () => accepted.set(turn, (accepted.get(turn) ?? 0) + 1));
    const clients = Array.from({ length: 64 }, () => connect(port, host));
    while ([...accepted.values()].reduce((sum, count) => sum + count, 0) < clients.length) {
      await setImmediate();
      turn += 1;
    }
    for (const client of clients) client.destroy();
    expect(Math.max(...accepted.values())).toBeGreaterThan(2);
  },
);

test("every connection is answered, whichever socket took it, and none after the end", async () => {
  const { port, stop } = await site();
  const url = `http://${host}:${port}/`;
  const ask = async () => {
    const response = await fetch(url, { headers: { connection: "close" } });
    return response.text();
  };
  const answers = await Promise.all(Array.from({ length: 64 }, ask));
  expect(new Set(answers)).toEqual(new Set(["here"]));
  await stop();
  const refused = connect(port, host);
  const [error] = (await once(refused, "error")) as [NodeJS.ErrnoException];
  expect(error.code).toBe("ECONNREFUSED");
});

test("a port that is taken is not shared", async () => {
  const { port } = await site();
  await expect(site(port)).rejects.toMatchObject({ code: "EADDRINUSE" });
});
