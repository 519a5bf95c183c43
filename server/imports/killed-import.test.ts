import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Import } from "#contract/imports.ts";
import type { Database } from "#server/db/open.ts";
import { type ChildServer, startChildServer } from "#test/support/child-server.ts";
import { addHotel } from "#test/support/factories.ts";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { countStays, listOfGuests } from "#test/support/list-of-guests.ts";
import { owner } from "#test/support/owner.ts";

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let dataDir: string;
let server: ChildServer;
let cookie = "";

beforeAll(async () => {
  fresh = await freshDatabase(inject("template"));
  dataDir = fresh.dataDir ?? mkdtempSync(join(tmpdir(), "agency-import-"));
  await fresh.db.executor.destroy();
  await start();
  await addHotel(staff, { hotelName: "Pine House" });
});
afterAll(async () => {
  await server.kill();
  await fresh.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = await startChildServer({ dataDir, databaseUrl: fresh.databaseUrl });
  const { headers } = await server.call("POST", "auth/login", owner);
  cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

const staff = (method: string, path: string, body?: unknown) => server.call(method, path, body, { cookie });

async function until(token: string, isSo: (now: Import) => boolean): Promise<Import> {
  for (;;) {
    const now = (await staff("GET", `Import?token=${token}&limit=1`)).data as Import;
    if (isSo(now)) return now;
    await pause(5);
  }
}

/** Another process's look into the database. */
async function besides<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = fresh.reopen();
  try {
    return await work(db);
  } finally {
    await db.executor.destroy();
  }
}

const stays = () => besides((db) => countStays(db, "Walnut"));
/** Whoever held the import is dead for longer than it held it. */
const letGo = () =>
  besides(({ executor }) => executor.updateTable("imports").set({ held_until: "2000-01-01" }).execute());

test("an import whose process is killed while it writes has written nothing, and the next one finishes it", async () => {
  const form = new FormData();
  form.set("kind", "guests");
  form.set("file", new File([listOfGuests(300, "Walnut")], "guests.csv"));
  const { token } = (await staff("POST", "Import", form)).data as Import;
  await until(token, ({ state }) => state === "ready");
  staff("POST", "Import", { token }).catch(() => {});
  await until(token, ({ state, done }) => state === "writing" && done > 200);
  await server.kill();
  expect(await stays()).toBe(0);
  await letGo();
  await start();
  const over = await until(token, ({ state }) => state !== "writing");
  expect([over.state, over.fresh]).toEqual(["done", 300]);
  expect(await stays()).toBe(300);
  expect((await staff("PUT", "Import/undo", { token })).status).toBe(200);
  expect(await stays()).toBe(0);
  expect((await readdir(dataDir)).filter((name) => name.startsWith(".trial-"))).toEqual([]);
});
