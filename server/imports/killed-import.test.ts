import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Import } from "#contract/import-view.ts";
import type { Database } from "#server/db/open.ts";
import { sweepOrphans } from "#server/pictures/removal/sweep-orphans.ts";
import { openPictureStore } from "#server/pictures/store/open-store.ts";
import { type PictureStore, readAll } from "#server/pictures/store/picture-store.ts";
import { type ChildServer, startChildServer } from "#test/support/child-server.ts";
import { addHotel, importFormFor, sendFile } from "#test/support/factories.ts";
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

/** Asks each 50 ms: on a machine at work pictures take minutes, and asking more often takes the time from them. */
async function until(token: string, isSo: (now: Import) => boolean, every = 50): Promise<Import> {
  for (;;) {
    const now = (await staff("GET", `Import?token=${token}&limit=1`)).data as Import;
    if (isSo(now)) return now;
    await pause(every);
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

/** A hundred pictures of their own, each decoded when it is taken in; and a list that names them all. */
async function manyPictures() {
  const file = (index: number) => {
    const background = { r: index, g: 90, b: 120 };
    return sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  };
  const names = Array.from({ length: 100 }, (_, index) => `house-${index}.png`);
  const files = await Promise.all(names.map((_, index) => file(index)));
  const zip = zipSync(
    Object.fromEntries(names.map((name, index) => [name, files[index] ?? new Uint8Array()])),
  );
  const rows = names.map(
    (name) => `Own ${name},By the water of the lake.,"Rajbagh, Srinagar",190008,${name}`,
  );
  const form = importFormFor("hotels", ["Hotel,Description,Address,PIN,Picture", ...rows].join("\n"));
  form.set("pictures", new File([zip], "pictures.zip"));
  return form;
}

async function storedPictures() {
  const store = await openPictureStore(dataDir);
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return { store, names };
}

test("a ZIP of pictures whose taking in is killed leaves whole files that the sweep removes, and no record", async () => {
  const form = await manyPictures();
  const sent = staff("POST", "Import", form).catch(() => {});
  await expect.poll(async () => (await storedPictures()).names.length).toBeGreaterThan(10);
  await server.kill();
  await sent;
  const { store, names } = await storedPictures();
  expect(names.length).toBeLessThan(200);
  for (const name of names) expect([name, await isWhole(store, name)]).toEqual([name, true]);
  const tables = ["pictures", "hotels"] as const;
  const before = await besides(async ({ executor }) =>
    Promise.all(
      tables.map(async (table) => (await executor.selectFrom(table).select("id").execute()).length),
    ),
  );
  expect(before).toEqual([0, 1]);

  await letGo();
  await start();
  const [left] = (await staff("GET", "Import/all")).data as Import[];
  const over = await until(left?.token ?? "", ({ state }) => state !== "reading");
  expect([over.state, over.faulty, over.fresh]).toEqual(["ready", 100, 0]);
  expect((await staff("POST", "Import", { token: over.token })).status).toBe(409);
  const inTwoHours = new Date(Date.now() + 2 * 3_600_000);
  await besides((db) => sweepOrphans({ db, store }, inTwoHours));
  expect((await storedPictures()).names).toEqual([]);

  const again = (await staff("POST", "Import", form)).data as Import;
  const preview = await until(again.token, ({ state }) => state !== "reading");
  expect([preview.state, preview.faulty, preview.fresh]).toEqual(["ready", 0, 100]);
});

/** A picture under its name can be decoded to its end. */
async function isWhole(store: PictureStore, name: string): Promise<boolean> {
  const { width } = await sharp(await readAll(store, name), { failOn: "warning" })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info);
  return width > 0;
}

test("an import whose process is killed while it writes has written nothing, and the next one finishes it", async () => {
  const { token } = await sendFile(staff, "guests", listOfGuests(300, "Walnut"));
  await until(token, ({ state }) => state === "ready");
  staff("POST", "Import", { token }).catch(() => {});
  await until(token, ({ state, done }) => state === "writing" && done > 200, 5);
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

test("on one machine the work of a killed process is taken up as soon as there is another one", async () => {
  const { token } = await sendFile(staff, "guests", listOfGuests(1500, "Saffron"));
  await until(token, ({ state }) => state === "ready");
  staff("POST", "Import", { token }).catch(() => {});
  await until(token, ({ state, done }) => state === "writing" && done > 200, 5);
  await server.kill();
  expect(await besides((db) => countStays(db, "Saffron"))).toBe(0);
  // On PostgreSQL the dead process could be on another machine, and is waited for.
  if (fresh.databaseUrl !== undefined) await letGo();
  await start();
  const over = await until(token, ({ state }) => state !== "writing");
  expect([over.state, over.fresh]).toEqual(["done", 1500]);
});
