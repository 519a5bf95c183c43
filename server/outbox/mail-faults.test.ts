import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import type { Notification } from "#contract/outbox.ts";
import { appOfTest } from "#test/support/app-hooks.ts";
import { queryFormFor } from "#test/support/factories.ts";
import { openOnFreePort } from "#test/support/free-port.ts";
import { startMailServer } from "#test/support/mail-server.ts";
import { startSilentServer } from "#test/support/silent-server.ts";
import { deliverDue } from "./deliver-due.ts";
import { smtpMailer } from "./smtp-mailer.ts";

const limits = { connect: 1000, greeting: 1000, silence: 1000, whole: 2000 };

const app = appOfTest();

/** Delivers two waiting emails, to the guest and to staff; returns how many were sent. */
async function deliver(url: string, stop?: AbortSignal): Promise<number> {
  const mailer = smtpMailer(url, "hello@test.example", limits);
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor());
  await app.services.db.executor.updateTable("outbox").set({ status: "Waiting" }).execute();
  const sent = await deliverDue({ ...app.services, mailer }, stop);
  mailer.close();
  return sent;
}

async function statuses() {
  const staff = await app.signIn();
  const { data } = await staff("GET", "Notification?sortExpression=asc");
  return (data as Notification[]).map(({ status, attempts }) => [status, attempts]);
}

test("a recipient who is refused for good fails at once, and the next email goes out", async () => {
  const server = await startMailServer({ "RCPT TO:<imran@example.com>": "550 5.1.1 no such user\r\n" });
  expect(await deliver(server.url)).toBe(1);
  expect(await statuses()).toEqual([
    ["Failed", 1],
    ["Sent", 1],
  ]);
  server.stop();
});

test("a recipient who is refused for now is tried again later, and the next email goes out", async () => {
  const server = await startMailServer({ "RCPT TO:<imran@example.com>": "450 greylisted\r\n" });
  expect(await deliver(server.url)).toBe(1);
  expect(await statuses()).toEqual([
    ["Waiting", 1],
    ["Sent", 1],
  ]);
  server.stop();
});

test.each(["", "220 test.example\r\n"])(
  "a server that says %j and nothing more keeps one email, not the round",
  async (greeting) => {
    const server = await startSilentServer(greeting);
    expect(await deliver(`smtp://127.0.0.1:${server.port}`)).toBe(0);
    expect(await statuses()).toEqual([
      ["Waiting", 1],
      ["Waiting", 0],
    ]);
    server.stop();
  },
);

/** An SMTP server that after a command that begins so says some more of its answer for ever, and never ends it. */
async function startTalker(command: string) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write("220 test.example\r\n");
    let isMessage = false;
    let isTalking = false;
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
        if (isTalking || (isMessage && line !== ".")) continue;
        isMessage = line === "DATA";
        isTalking = line.startsWith(command);
        if (isTalking) setInterval(() => socket.destroyed || socket.write("250-a moment\r\n"), 100).unref();
        else socket.write(isMessage ? "354 go on\r\n" : "250 ok\r\n");
      }
    });
  });
  return {
    port: await openOnFreePort(server),
    open: () => [...sockets].filter(({ destroyed }) => !destroyed).length,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test.each([
  ["EHLO", ["Waiting", 1]],
  ["RCPT TO", ["Waiting", 1]],
  [".", ["Failed", 1]],
])(
  "a server whose answer to %s never ends keeps one email for a while, not all for ever",
  async (command, first) => {
    const server = await startTalker(command);
    expect(await deliver(`smtp://127.0.0.1:${server.port}`)).toBe(0);
    expect(await statuses()).toEqual([first, ["Waiting", 0]]);
    await expect.poll(server.open).toBe(0);
    server.stop();
  },
);

test("a server that is gone, closes, or does not want us at all says nothing about the emails", async () => {
  const unwilling: Record<string, string>[] = [
    { "MAIL FROM": "530 5.7.0 sign in first\r\n" },
    { EHLO: "421 closing\r\n", HELO: "421 closing\r\n" },
  ];
  for (const answers of unwilling) {
    const server = await startMailServer(answers);
    expect(await deliver(server.url)).toBe(0);
    server.stop();
  }
  expect(
    (await statuses()).filter(([status, attempts]) => status !== "Waiting" || Number(attempts) > 1),
  ).toEqual([]);
});

test("who must have TLS sends nothing to a server that has none", async () => {
  const server = await startMailServer({});
  // Another spelling of this machine's address, which is not recognised as local.
  expect(await deliver(server.url.replace("127.0.0.1", "[::ffff:127.0.0.1]"))).toBe(0);
  expect(await deliver(`${server.url.replace("127.0.0.1", "[::ffff:127.0.0.1]")}?tls=off`)).toBe(3);
  server.stop();
});

test("stopped, it ends after the email in work", async () => {
  const stop = new AbortController();
  stop.abort();
  const server = await startMailServer({});
  expect(await deliver(server.url, stop.signal)).toBe(0);
  expect(await deliver(server.url)).toBe(4);
  server.stop();
});
