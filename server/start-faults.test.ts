import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  openSync,
  writeSync,
  closeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { readConfig } from "./config.ts";
import { asFailure } from "./db/as-failure.ts";
import { canReadDatabase } from "./db/can-read.ts";
import { closeServices, openServices } from "./open-services.ts";
import type { Services } from "./services.ts";
import { CannotStart } from "./cannot-start.ts";

const folder = mkdtempSync(join(tmpdir(), "agency-faults-"));
const log = pino({ level: "silent" });
const opened: Services[] = [];
let template: string;
let count = 0;

beforeAll(async () => {
  const fresh = await freshDatabase(process.env["TEST_DATABASE_URL"] ? undefined : inject("template"));
  await fresh.db.executor.destroy();
  template = fresh.dataDir ?? "";
});
afterAll(async () => {
  for (const services of opened) await closeServices(services);
  rmSync(folder, { recursive: true, force: true });
});

/** A new data folder with a database, and pictures when asked. */
function site(has: { database?: boolean; pictures?: boolean } = {}): string {
  const dataDir = join(folder, `site-${(count += 1)}`);
  mkdirSync(dataDir);
  if (has.database !== false) copyFileSync(join(template, "agency.sqlite"), file(dataDir));
  if (has.pictures) {
    mkdirSync(join(dataDir, "uploads", "originals"), { recursive: true });
    writeFileSync(join(dataDir, "uploads", "originals", "a.jpg"), "lake");
  }
  return dataDir;
}

const file = (dataDir: string) => join(dataDir, "agency.sqlite");

async function start(dataDir: string, settings: Record<string, string> = {}): Promise<Services> {
  const services = await openServices(readConfig({ DATA_DIR: dataDir, DEMO: "off", ...settings }), log);
  opened.push(services);
  return services;
}

async function refusal(dataDir: string): Promise<string> {
  const fault: unknown = await start(dataDir).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(CannotStart);
  expect(fault).toMatchObject({ exitCode: 78 });
  return fault instanceof CannotStart ? fault.message : "";
}

// The embedded database's own; PostgreSQL has none of these.
const isEmbedded = !process.env["TEST_DATABASE_URL"];
const embedded = test.skipIf(!isEmbedded);

embedded("a file that is no database, or damaged, is named, and is left as it is", async () => {
  const random = site();
  writeFileSync(file(random), Buffer.alloc(40_000, "random bytes"));
  expect(await refusal(random)).toMatch(/site-\d+\/agency.sqlite is not a database.*npm run restore/);
  const zeroed = site();
  const { size } = statSync(file(zeroed));
  const handle = openSync(file(zeroed), "r+");
  writeSync(handle, Buffer.alloc(size - 4096), 0, size - 4096, 4096);
  closeSync(handle);
  expect(await refusal(zeroed)).toMatch(/agency.sqlite is damaged.*npm run restore/);
  expect(statSync(file(zeroed)).size).toBe(size);
});

embedded("a data folder that is a file, or below one, is named", async () => {
  const path = join(folder, "a-file");
  writeFileSync(path, "");
  expect(await refusal(path)).toMatch(/a-file \(DATA_DIR\) is a file.*name a folder/);
  expect(await refusal(join(path, "data"))).toMatch(/\(DATA_DIR\) is a file, or lies in one/);
  const taken = site({ database: false });
  mkdirSync(file(taken));
  expect(await refusal(taken)).toMatch(/agency.sqlite cannot be opened/);
});

embedded("a damaged schema.lock is made anew", async () => {
  const dataDir = site();
  writeFileSync(join(dataDir, "schema.lock"), Buffer.alloc(9000, "x"));
  await start(dataDir);
  expect(statSync(join(dataDir, "schema.lock")).size).toBe(0);
});

embedded("a database that is missing or empty beside its pictures is not begun anew", async () => {
  const missing = site({ database: false, pictures: true });
  expect(await refusal(missing)).toMatch(/is missing or empty, but .*uploads is there.*START_EMPTY=on/);
  const empty = site({ pictures: true });
  truncateSync(file(empty));
  expect(await refusal(empty)).toMatch(/START_EMPTY=on/);
  const withLog = site({ database: false });
  writeFileSync(`${file(withLog)}-wal`, "changes");
  expect(await refusal(withLog)).toMatch(/agency.sqlite-wal is there/);
  // A site that has moved to PostgreSQL looks the same where a start forgets its address.
  expect(await refusal(missing)).toContain("or DATABASE_URL missing?");
  await start(missing, { START_EMPTY: "on" });
  const fresh = site({ database: false });
  mkdirSync(join(fresh, "uploads", ".incoming"), { recursive: true });
  await start(fresh);
});

embedded(
  "while the database's file is away or replaced no write is acknowledged, and it is said",
  async () => {
    const dataDir = site();
    const { db } = await start(dataDir);
    const write = () =>
      db.executor
        .insertInto("settings")
        .values({ name: `n${Math.random()}`, value: "1" })
        .execute();
    await write();
    renameSync(file(dataDir), `${file(dataDir)}.away`);
    await expect(write()).rejects.toThrow(/was taken away or replaced.*nothing more is stored/);
    await expect(
      db.executor.transaction().execute((transaction) => transaction.deleteFrom("settings").execute()),
    ).rejects.toThrow(/was taken away/);
    expect(await canReadDatabase(db)).toBe(false);
    expect(asFailure(await write().catch((error: unknown) => error))?.status).toBe(503);
    renameSync(`${file(dataDir)}.away`, file(dataDir));
    await write();
    expect(await canReadDatabase(db)).toBe(true);
  },
);

test("too many open files are no fault of what is stored", () => {
  const fault = Object.assign(new Error("open"), { code: "EMFILE", path: "/somewhere" });
  expect(asFailure(fault)).toMatchObject({ status: 503 });
});

test("a full disk is said to whoever sends something", () => {
  for (const fault of [{ code: "ENOSPC" }, { errcode: 13 }, { code: "53100" }])
    expect(asFailure(Object.assign(new Error("full"), fault))).toMatchObject({
      status: 503,
      message: expect.stringContaining("no room left"),
    });
});

// Root may do everything, so another user tries.
test.skipIf(!isEmbedded || process.getuid?.() !== 0)(
  "as a user without rights: one sentence, an exit code, no stack",
  () => {
    const dataDir = site();
    chmodSync(dataDir, 0o755);
    chmodSync(folder, 0o755);
    const text = `
    import { openServices } from "./server/open-services.ts";
    import { readConfig } from "./server/config.ts";
    await openServices(readConfig()).catch((error) => { console.error(error.message); process.exit(error.exitCode ?? 1); });`;
    const environment = { PATH: process.env["PATH"], DATA_DIR: dataDir, DEMO: "off" };
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", text], {
      env: environment,
      encoding: "utf8",
      uid: 65_534,
      gid: 65_534,
    });
    expect(stderr).toMatch(/agency.sqlite c.*DATA_DIR/);
    expect([status, stderr.trim().split("\n").length]).toEqual([78, 1]);
  },
);
