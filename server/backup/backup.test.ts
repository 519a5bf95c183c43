import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CopiedSite, openCopiedSite } from "#test/support/copied-site.ts";
import { missingPgBouncer, startPgBouncer } from "#test/support/own-pgbouncer.ts";
import { openDatabase } from "../db/open.ts";
import { enterProcessList } from "../db/process-list.ts";
import type { PictureStore } from "../pictures/store/picture-store.ts";
import { makeBackup } from "./copy/make-backup.ts";
import { readManifest } from "./format/manifest.ts";
import { restoreBackup } from "./restore/restore-backup.ts";

const key = "walnut and willow beside the quiet water";
let folder: string;
let site: CopiedSite;
let elsewhere: CopiedSite;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "agency-copies-"));
  [site, elsewhere] = await Promise.all([openCopiedSite("filled"), openCopiedSite("empty")]);
});
afterEach(async () => {
  await Promise.all([site.remove(), elsewhere.remove()]);
  rmSync(folder, { recursive: true, force: true });
});

const filesIn = (where: string) =>
  readdirSync(where, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );

test.each([undefined, key])(
  "a copy restored elsewhere has the same rows and pictures (key: %s)",
  async (secret) => {
    const copy = join(folder, "copy");
    await makeBackup({ ...site.site, key: secret }, copy);
    const manifest = await readManifest(copy, secret);
    expect(manifest.tables).toMatchObject({ bookings: 3, hotels: 3, outbox: 3 });
    expect(manifest.files).toHaveLength(31);
    const restored = await restoreBackup(copy, { ...elsewhere.target, key: secret }, new Date());
    expect(restored).toEqual({ takenAt: manifest.takenAt });
    expect(await elsewhere.read()).toEqual(await site.read());
    expect(readdirSync(elsewhere.dataDir).filter((name) => /restor/.test(name))).toEqual([]);
  },
);

test("copies are for this user alone, and an encrypted one shows nothing", async () => {
  const copy = join(folder, "copies", "copy");
  await makeBackup({ ...site.site, key }, copy);
  for (const path of [copy, ...filesIn(copy)]) {
    const { mode } = statSync(path);
    expect([path, mode & 0o077]).toEqual([path, 0]);
  }
});

test("encrypted copies made at once are each whole, and leave nothing plain behind", async () => {
  const whole = await site.read();
  const leftover = (hours: number) => {
    const path = join(site.dataDir, `.backup-of-${hours}-hours.sqlite`);
    writeFileSync(path, "plain");
    utimesSync(path, new Date(), new Date(Date.now() - hours * 3_600_000));
  };
  for (const hours of [1, 13]) leftover(hours);
  const copies = ["one", "other", "third"].map((name) => join(folder, name));
  await Promise.all(copies.map((copy) => makeBackup({ ...site.site, key }, copy)));
  const plain = readdirSync(site.dataDir).filter((name) => name.startsWith(".backup"));
  if (!site.databaseUrl) expect(plain).toEqual([".backup-of-1-hours.sqlite"]);
  for (const [index, copy] of copies.entries()) {
    await restoreBackup(copy, { ...elsewhere.target, key }, new Date(index));
    expect(await elsewhere.read()).toEqual(whole);
  }
});

const inFile = test.skipIf(process.env["TEST_DATABASE_URL"]);

inFile("a copy waits while another closes the database", async () => {
  const closing = new DatabaseSync(join(site.dataDir, "agency.sqlite"));
  closing.exec("pragma locking_mode = exclusive; delete from outbox where id = 0");
  const copied = makeBackup(site.site, join(folder, "copy"));
  setTimeout(() => closing.close(), 300);
  await copied;
  expect((await readManifest(join(folder, "copy"), undefined)).tables).toMatchObject({ bookings: 3 });
});

test("what was there before is kept, and can be put back", async () => {
  const first = await site.read();
  await makeBackup(site.site, join(folder, "first"));
  const db = site.open();
  await db.executor.deleteFrom("payments").execute();
  await db.executor.destroy();
  await site.store.put("pictures/ffffffffffffffffffffffff/320.webp", Buffer.from("new"));
  await site.store.remove("pictures/000000000000000000000003/320.webp");
  const second = await site.read();
  await makeBackup(site.site, join(folder, "second"));
  const restored = await restoreBackup(join(folder, "first"), site.target, new Date());
  expect(await site.read()).toEqual(first);
  expect(readdirSync(restored.pictures ?? "", { recursive: true })).toContain(
    join("pictures", "ffffffffffffffffffffffff", "320.webp"),
  );
  expect(restored.database).toMatch(/before.restore/);
  await restoreBackup(join(folder, "second"), site.target, new Date(Date.now() + 1000));
  expect(await site.read()).toEqual(second);
  // The schemas that were kept beside it are no part of the next copy.
  await makeBackup(site.site, join(folder, "third"));
  await restoreBackup(join(folder, "third"), elsewhere.target, new Date());
  expect(await elsewhere.read()).toEqual(second);
});

test("on a full disk one sentence says so, and nothing is left of the copy", async () => {
  const full = Object.assign(new Error("no space left on device, write"), { code: "ENOSPC" });
  const store = { ...site.store, read: () => Promise.reject(full) };
  await expect(makeBackup({ ...site.site, store }, join(folder, "copy"))).rejects.toThrow(
    `There is no room left on the disk of ${join(folder, "copy")}.`,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test("a copy that is broken off leaves the list of pictures closed", async () => {
  let isClosed = false;
  async function* list() {
    try {
      yield* site.store.list();
    } finally {
      isClosed = true;
    }
  }
  const read = () => Promise.reject(new Error("the store is away"));
  await expect(
    makeBackup({ ...site.site, store: { ...site.store, list, read } }, join(folder, "copy")),
  ).rejects.toThrow("the store is away");
  expect(isClosed).toBe(true);
});

test("a picture that is removed while it is copied is left out", async () => {
  const gone = Object.assign(new Error("no such file"), { code: "ENOENT" });
  const name = "pictures/000000000000000000000004/320.webp";
  const store: PictureStore = {
    ...site.store,
    read: (picture) => (picture === name ? Promise.reject(gone) : site.store.read(picture)),
  };
  await makeBackup({ ...site.site, store }, join(folder, "copy"));
  expect((await readManifest(join(folder, "copy"))).files).toHaveLength(30);
});

const pooled = test.skipIf(!process.env["TEST_DATABASE_URL"] || missingPgBouncer !== undefined);

pooled(
  "through PgBouncer in transaction mode, too; a process that runs behind it stops a restore",
  async () => {
    const bouncer = await startPgBouncer(site.databaseUrl ?? "");
    try {
      const behind = { databaseUrl: bouncer.url };
      const copy = join(folder, "copy");
      await makeBackup({ ...site.site, ...behind }, copy);
      const before = await site.read();
      const db = openDatabase({ ...behind, dataDir: "." });
      const { leave } = await enterProcessList(db, (work) => db.executor.transaction().execute(work));
      const restore = () => restoreBackup(copy, { ...site.target, ...behind }, new Date());
      await expect(restore()).rejects.toThrow("The site is running on this database");
      await leave();
      await db.executor.destroy();
      await restore();
      expect(await site.read()).toEqual(before);
    } finally {
      await bouncer.stop();
    }
  },
);
