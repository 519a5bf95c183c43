import { connect, createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { freePort } from "#test/support/free-port.ts";
import { awaitDatabase } from "./await-database.ts";
import { type Database, openDatabase } from "./open.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
const opened: Database[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ executor }) => executor.destroy()));
});

function attempt(databaseUrl: string, patience: number) {
  const db = openDatabase({ databaseUrl, dataDir: "." });
  opened.push(db);
  const told: unknown[] = [];
  const log = { warn: (fields: object, message: string) => told.push({ ...fields, message }) };
  return { told, ended: awaitDatabase(db, databaseUrl, log, patience) };
}

test("a server that is not there is waited for, and then named without the password", async () => {
  const port = await freePort();
  const { told, ended } = attempt(`postgres://agency:apricot-secret@127.0.0.1:${port}/site`, 300);
  await expect(ended).rejects.toThrow(
    `PostgreSQL at 127.0.0.1:${port}/site (DATABASE_URL) cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}`,
  );
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain("apricot");
});

test.skipIf(!server)("one that starts later is found", async () => {
  const port = await freePort();
  const late = new URL(server);
  const door = createServer((socket) => {
    const through = connect(Number(late.port), late.hostname);
    socket.pipe(through).pipe(socket);
    for (const end of [socket, through]) end.on("error", () => {});
  });
  const url = new URL(server);
  url.port = String(port);
  const { told, ended } = attempt(url.href, 20_000);
  await expect.poll(() => told).toHaveLength(1);
  door.listen(port, "127.0.0.1");
  await ended;
  door.close();
});

test.skipIf(!server)("one that refuses us is not waited for", async () => {
  const url = new URL(server);
  url.pathname = "/nowhere";
  await expect(attempt(url.href, 60_000).ended).rejects.toThrow(
    /\/nowhere \(DATABASE_URL\) refuses: database "nowhere" does not exist/,
  );
});
